import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface StepFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function StepFrame({ title, lead, children }: StepFrameProps) {
  return (
    <section>
      <Title order={1} tabIndex={-1} className="no-ring">
        {title}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {lead}
      </Text>
      {children}
    </section>
  );
}
