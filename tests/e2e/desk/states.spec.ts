import { examineEachTemplate } from "../accessibility/states/rounds.ts";

examineEachTemplate("desk");
