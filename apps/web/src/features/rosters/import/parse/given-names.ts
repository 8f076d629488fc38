/**
 * Common first names that are rarely last names. They only help to detect the name order, and
 * missing names are never rejected.
 */
const NAMES =
  'aaliyah aaron abigail abraham ada adam adriana ahmed aiden aisha alejandro alex alexa alexandra alexis alice alicia alina alisha alyssa amara amber amelia amina amir amy ana anastasia andrea andrei andrew angela angelina anika anita anja anna anne annika antonio anya aria ariana arjun arthur asher ashley aubrey audrey aurora ava ayesha bella ben benjamin beth bianca brandon brian brianna brooklyn caleb camila carlos carmen caroline catherine cecilia charlotte chiara chloe chris christian christina christopher claire clara claudia connor daisy dana daniel daniela david deborah deepak delilah destiny diana diego dimitri dominic dylan eduardo elena eleanor eli eliana elias elijah elise elizabeth ella ellie eloise emilia emilio emily emma emmanuel eric erika esme esperanza ethan eva evan evelyn ezra fatima felix fernando fiona florian freya gabriel gabriela gabriella genesis gianna giovanni giulia greta hailey hanna hannah harper hassan hazel heidi helena hiroshi hugo ian ibrahim imani ines ingrid irina isaac isabel isabella isabelle isaiah isla ismail ivan ivy jack jacob jade jake jamal jan jana jane jasmin jasmine javier jayden jennifer jeremiah jessica jesus joanna joel johannes john jonas jonathan jorge jose joseph joshua josiah juan judith julia julian juliana juliette karen karim katarina kate katherine katie kayla kevin khadija kiara klara kylie laila lara lars laura lauren layla lea leah leila lena leo leon leonie leila levi liam lila lily lina linda linh lisa logan lola louis louisa luca lucas lucia lucy luis luisa luka lukas luke luna lydia madeline madison magnus mai maja malia malik manuel marco margaret maria mariam mariana marie marina mario mark marta mary mateo matilda matteo matthew max maximilian maya megan mei melanie melissa mia michael michelle miguel mila milo miriam mohamed mohammed molly monica muhammad nadia naomi natalia natalie nathan nathaniel nia nicholas nicolas nicole nina noah noor nora nour oliver olivia omar oscar owen pablo paige patricia patrick paula pedro penelope peter philip phoebe pia priya quinn rachel rafael rahul raj rania rebecca ricardo riley robert rohan rosa ruby ryan sadie saanvi sage salma sam samantha samir samuel sandra santiago sara sarah savannah scarlett sebastian selena sergio sienna simon skylar sofia sonia sophia sophie stefan stella stephanie susan svetlana tamar tara tatiana teresa theo theodore tiffany tim tobias tomas tristan tyler uma valentina valeria vanessa vera veronica victor victoria vikram violet vivian wei william willow wyatt xavier yara yasmin yosef yuki yusuf zachary zainab zara zoe zoey';

const GIVEN = new Set(NAMES.split(' '));

/** Returns true for a known first name, regardless of accents. */
export const isRegisteredName = (word: string) =>
  GIVEN.has(
    word
      .normalize('NFD')
      .replace(/[\p{M}.]/gu, '')
      .toLowerCase(),
  );
