import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ButtonPatterns } from "./button-patterns.tsx";
import { ChartPatterns } from "./chart-patterns.tsx";
import { FieldPatterns } from "./field-patterns.tsx";
import { FindingPatterns } from "./finding-patterns.tsx";
import { FoundationPatterns } from "./foundation-patterns.tsx";
import { StatePatterns } from "./state-patterns.tsx";

type Scheme = "auto" | "light" | "dark";

const schemes: { value: Scheme; label: string }[] = [
  { value: "auto", label: "Same as device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

const parts = [
  ["foundations", "Foundations"],
  ["buttons", "Buttons and labels"],
  ["fields", "Fields"],
  ["states", "States and messages"],
  ["verbatims", "Verbatims and findings"],
  ["charts", "Charts and progress"],
] as const;

/** Every component in every state, on one page, for those who build the product. No build for people has it. */
export function DesignScreen() {
  usePageTitle("Design");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main className="max-content centre pad-page">
      <PageHeader
        title="Design"
        crumbs={[{ label: "All projects", to: "/projects" }, { label: "Design" }]}
        detail="Every component in every state. For developers only."
        actions={
          <SegmentedControl
            aria-label="Colour scheme"
            data={schemes}
            value={colorScheme}
            onChange={(value) => {
              const scheme = schemes.find((one) => one.value === value);
              if (scheme) setColorScheme(scheme.value);
            }}
          />
        }
      />
      <nav aria-label="On this page" className="wrap gap-8-16 pad-top-12 pad-bottom-12 ruled ruled-below">
        {parts.map(([id, title]) => (
          <a className="primary" key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <FoundationPatterns />
      <ButtonPatterns />
      <FieldPatterns />
      <StatePatterns />
      <FindingPatterns />
      <ChartPatterns />
    </main>
  );
}
