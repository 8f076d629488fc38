export const studentLoginStrings = {
  theStudent: 'The student',
  methods: {
    scan: {
      name: 'Card',
      about:
        '{name} shows a QR code to the camera. A lost card opens the game only, until you stop it.',
    },
    pictures: {
      name: 'Pictures',
      about:
        'Three of twelve pictures in order. Guessing is stopped after three attempts. Opens the game only.',
    },
    words: {
      name: 'Words',
      about: 'A username and a password of two words and a number, which you can always print.',
    },
    own: {
      name: 'Own password',
      about:
        '{name} chooses a password, and no teacher can see it. The safest, for older students.',
      aboutAtHome: '{name} chooses the password. The safest, for older children.',
    },
  },
  kinds: {
    password: 'Password',
    card: 'Card',
    pictures: 'Pictures',
    help: 'Let in',
    parent: 'Parent',
    google: 'Google',
    clever: 'Clever',
    school: 'School sign-on',
  },
  picturesInOrder: 'Pictures, in this order',
  pictures: {
    sun: 'sun',
    apple: 'apple',
    boat: 'boat',
    cat: 'cat',
    tree: 'tree',
    star: 'star',
    drum: 'drum',
    kite: 'kite',
    fish: 'fish',
    key: 'key',
    umbrella: 'umbrella',
    house: 'house',
  },
  suggest: {
    action: 'Suggest one',
    label: 'Suggest one that is easy to remember',
  },
  code: {
    title: 'Sign {name} in',
    lead: 'Scan this with the camera of the device. It works once and opens the game.',
    qr: 'QR code that signs {name} in once',
    left: 'Works for {minutes, number}:{seconds}',
    expired: 'This code has expired.',
    loading: 'Making a code...',
    another: 'Show a new code',
    renews: 'The code renews itself while this window is open.',
    tryAgain: 'Try again',
    loginPage: 'On the sign-in page for students, choose Show your card.',
  },
} as const;
