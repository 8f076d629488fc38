export type Region = 'Northeast' | 'Midwest' | 'South' | 'West';

export type State = {
  name: string;
  capital: string;
  /** Region of the Census Bureau. */
  region: Region;
  /** A well-known city that is often mistaken for the capital. */
  city?: string;
};

const state = (name: string, capital: string, region: Region, city?: string): State => ({
  name,
  capital,
  region,
  ...(city && { city }),
});

export const STATES: readonly State[] = [
  state('Alabama', 'Montgomery', 'South', 'Birmingham'),
  state('Alaska', 'Juneau', 'West', 'Anchorage'),
  state('Arizona', 'Phoenix', 'West', 'Tucson'),
  state('Arkansas', 'Little Rock', 'South', 'Fayetteville'),
  state('California', 'Sacramento', 'West', 'Los Angeles'),
  state('Colorado', 'Denver', 'West', 'Colorado Springs'),
  state('Connecticut', 'Hartford', 'Northeast', 'Bridgeport'),
  state('Delaware', 'Dover', 'South', 'Wilmington'),
  state('Florida', 'Tallahassee', 'South', 'Miami'),
  state('Georgia', 'Atlanta', 'South', 'Savannah'),
  state('Hawaii', 'Honolulu', 'West', 'Hilo'),
  state('Idaho', 'Boise', 'West', 'Idaho Falls'),
  state('Illinois', 'Springfield', 'Midwest', 'Chicago'),
  state('Indiana', 'Indianapolis', 'Midwest', 'Fort Wayne'),
  state('Iowa', 'Des Moines', 'Midwest', 'Cedar Rapids'),
  state('Kansas', 'Topeka', 'Midwest', 'Wichita'),
  state('Kentucky', 'Frankfort', 'South', 'Louisville'),
  state('Louisiana', 'Baton Rouge', 'South', 'New Orleans'),
  state('Maine', 'Augusta', 'Northeast', 'Bangor'),
  state('Maryland', 'Annapolis', 'South', 'Baltimore'),
  state('Massachusetts', 'Boston', 'Northeast', 'Worcester'),
  state('Michigan', 'Lansing', 'Midwest', 'Detroit'),
  state('Minnesota', 'Saint Paul', 'Midwest', 'Minneapolis'),
  state('Mississippi', 'Jackson', 'South', 'Biloxi'),
  state('Missouri', 'Jefferson City', 'Midwest', 'St. Louis'),
  state('Montana', 'Helena', 'West', 'Billings'),
  state('Nebraska', 'Lincoln', 'Midwest', 'Omaha'),
  state('Nevada', 'Carson City', 'West', 'Las Vegas'),
  state('New Hampshire', 'Concord', 'Northeast', 'Nashua'),
  state('New Jersey', 'Trenton', 'Northeast', 'Newark'),
  state('New Mexico', 'Santa Fe', 'West', 'Albuquerque'),
  state('New York', 'Albany', 'Northeast', 'New York City'),
  state('North Carolina', 'Raleigh', 'South', 'Charlotte'),
  state('North Dakota', 'Bismarck', 'Midwest', 'Fargo'),
  state('Ohio', 'Columbus', 'Midwest', 'Cleveland'),
  state('Oklahoma', 'Oklahoma City', 'South', 'Tulsa'),
  state('Oregon', 'Salem', 'West', 'Portland'),
  state('Pennsylvania', 'Harrisburg', 'Northeast', 'Philadelphia'),
  state('Rhode Island', 'Providence', 'Northeast', 'Newport'),
  state('South Carolina', 'Columbia', 'South', 'Charleston'),
  state('South Dakota', 'Pierre', 'Midwest', 'Sioux Falls'),
  state('Tennessee', 'Nashville', 'South', 'Memphis'),
  state('Texas', 'Austin', 'South', 'Houston'),
  state('Utah', 'Salt Lake City', 'West', 'Provo'),
  state('Vermont', 'Montpelier', 'Northeast', 'Burlington'),
  state('Virginia', 'Richmond', 'South', 'Virginia Beach'),
  state('Washington', 'Olympia', 'West', 'Seattle'),
  state('West Virginia', 'Charleston', 'South', 'Huntington'),
  state('Wisconsin', 'Madison', 'Midwest', 'Milwaukee'),
  state('Wyoming', 'Cheyenne', 'West', 'Casper'),
];
