export interface ExampleClinic {
  name: string;
  births: number;
  treatments: number;
}

/** Invented, to compare the role of chance in few and in many treatments. */
export const EXAMPLE_CLINICS: ExampleClinic[] = [
  { name: "A small clinic", births: 20, treatments: 50 },
  { name: "A large clinic", births: 400, treatments: 1000 },
  { name: "Another small clinic", births: 26, treatments: 50 },
];
