import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./interview-wizard.module.css";

interface StepFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function StepFrame({ title, lead, children }: StepFrameProps) {
  return (
    <section>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {lead}
      </Text>
      {children}
    </section>
  );
}
