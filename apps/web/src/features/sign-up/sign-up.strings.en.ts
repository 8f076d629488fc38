export const signUpStrings = {
  title: 'Sign Up',
  lead: 'What kind of account do you need?',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  terms: 'I agree to the <terms>Terms of Use</terms> and <privacy>Privacy Policy</privacy>',
  signUp: 'Sign Up',
  signingUp: 'Signing Up...',
  doors: {
    parent: {
      title: 'Parent',
      line: 'Create a Home Account for your family',
      description: 'Sign up as a parent, then create accounts for your children.',
      point1: 'One quick check that you are an adult',
      point2: "You create and manage your child's login",
      point3: 'Beta is free to play',
    },
    educator: {
      title: 'Educator',
      line: 'Teachers, school leaders, lesson-plan authors',
      description: 'For everyone who teaches, or runs a school or a district.',
      point1: 'No card needed with your school’s staff code',
      point2: 'Individual accounts are usually approved within one school day',
      point3: 'Beta is free to play',
    },
    student: {
      title: 'Student',
      line: 'With a school or class code',
      description:
        'Your teacher shows you a code, and you make your own login. Did a parent or a teacher make one for you already? Then sign in with it.',
      point1: 'You need the code of your class or school',
      point2: 'No email address needed',
      point3: 'No code yet? Ask a grown-up',
    },
  },
  parent: {
    title: 'Home Account Sign Up',
    lead: 'For parents and guardians. All fields are required.',
    sideTitle: 'A calm corner of the internet for your child',
    sideText: 'Free to play in beta. You create the login, you choose who they meet.',
  },
  educator: {
    title: 'Educator Account Sign Up',
    lead: 'For teachers, school and district administrators, and authors of lesson plans.',
    sideTitle: 'From hello to your first class in minutes',
    sideText: 'Free to play in beta. We review every educator account.',
    accountType: 'Account type',
    types: {
      teacherAccount: {
        label: 'Individual teacher',
        description: 'For a single classroom, or to submit content',
      },
      schoolLicenseCode: {
        label: 'Teacher with a school code',
        description: 'Your school gave you a code like WF-7K3M-92QD',
      },
      'school/district': {
        label: 'School or district',
        description: 'You run a school and want a code for its teachers',
      },
    },
    ambassador: 'I want to be a Wonderfield ambassador. <link>What ambassadors do</link>',
    continue: 'Continue',
    continuing: 'Continuing...',
  },
} as const;
