import { examineEachTemplate } from "../accessibility/states/rounds.ts";

examineEachTemplate("admin");
