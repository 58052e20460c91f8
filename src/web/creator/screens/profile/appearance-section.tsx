import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { Section } from "./section.tsx";

export function AppearanceSection() {
  return (
    <Section id="appearance" title="Appearance">
      <SchemeChoice />
    </Section>
  );
}

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Light or dark"
      value={colorScheme}
      onChange={(value) => setColorScheme(value as typeof colorScheme)}
      data={[
        { value: "auto", label: "Same as device" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  );
}
