import { methodOfGrade, type SignInMethod } from '@wonderfield/contract/sign-in-method';

type Place = {
  /** The method of the class, or null if the grade decides. */
  classMethod: SignInMethod | null;
  grade: string | undefined;
};

/** Returns the sign-in method of a student that an educator or a sync adds. */
export const methodOfNewStudent = ({ classMethod, grade }: Place): SignInMethod =>
  classMethod ?? methodOfGrade(grade);

/**
 * Returns how a student signs in who joins with a code. The student holds only the login sheet, so
 * without a method of the class there are no pictures.
 */
export const methodOfJoiningStudent = (place: Place): SignInMethod => {
  const method = methodOfNewStudent(place);
  return method === 'pictures' && place.classMethod === null ? 'words' : method;
};
