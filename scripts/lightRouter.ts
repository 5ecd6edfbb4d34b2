import type { Plugin, Rolldown } from "vite";

/** Calls that only warn developers; their answers are used nowhere. */
const WARNINGS = ["warning", "warningOnce"];

/** What only routers reach that load data or render whole documents, and what stands there instead. */
const UNUSED: Record<string, string> = {
  // Every link asks this, by two states and two effects, and no link here is fetched ahead.
  usePrefetchBehavior: "{ return [false, null, {}]; }",
  PrefetchPageLinks: "{}",
  useNavigateStable: "{}",
  DefaultErrorComponent: "{}",
  RenderErrorBoundary: "class {}",
};

/** Made when the script starts, each time without any other effect. */
const MADE = new Set(["CallExpression", "NewExpression", "ClassExpression"]);

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number];
type Variable = Extract<Statement, { type: "VariableDeclaration" }>["declarations"][number];

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves out of the built site what React Router has for developers, and for loading data and
 * rendering documents, which nobody uses here: 4.8 kB on every page, and half of the work of a
 * link. Were the router written differently, nothing would break.
 */
export function lightRouter(): Plugin {
  return {
    name: "light-router",
    apply: "build",
    config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: WARNINGS } } } }),
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler(code) {
        return { code: this.parse(code).body.flatMap(editsIn).reduceRight(edited, code), map: null };
      },
    },
  };
}

function edited(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}

function editsIn(statement: Statement): Edit[] {
  if (statement.type === "VariableDeclaration") return statement.declarations.flatMap(editsInVariable);
  if (statement.type === "FunctionDeclaration") return instead(statement.id?.name, statement.body);
  return isDisplayName(statement) ? [{ ...statement, text: "" }] : [];
}

/** What a variable is given is made only if the variable is used anywhere. */
function editsInVariable({ id, init }: Variable): Edit[] {
  const edits = id.type === "Identifier" ? instead(id.name, init) : [];
  if (edits.length > 0 || !init || !MADE.has(init.type)) return edits;
  const { start, end } = init;
  return [
    { start, end: start, text: "/* @__PURE__ */ (() => " },
    { start: end, end, text: ")()" },
  ];
}

function instead(name: string | undefined, place: { start: number; end: number } | null): Edit[] {
  const text = UNUSED[name ?? ""];
  return place && text ? [{ start: place.start, end: place.end, text }] : [];
}

/** Such as `Link.displayName = "Link"`, by which what is named would stay. */
function isDisplayName(statement: Statement): boolean {
  if (statement.type !== "ExpressionStatement") return false;
  const { expression } = statement;
  if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression") return false;
  const { property } = expression.left;
  return property.type === "Identifier" && property.name === "displayName";
}
