import {
  Checkbox,
  Fieldset,
  PasswordInput,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  TagsInput,
  Textarea,
  TextInput,
} from "@mantine/core";
import { PatternPart, Specimen } from "./specimen.tsx";

const roles = ["Researcher", "Designer", "Marketer"];

export function FieldPatterns() {
  return (
    <PatternPart id="fields" title="Fields">
      <Specimen name="Text: empty, filled, with a hint">
        <TextInput className="shrinks whole-row" label="Name" placeholder="A name for it" />
        <TextInput className="shrinks whole-row" label="Organization" defaultValue="Harbour Foods" />
        <TextInput
          className="shrinks whole-row"
          label="Thread URL"
          description="Paste the address of a thread."
        />
      </Specimen>
      <Specimen name="Text: invalid, disabled, read only">
        <TextInput
          className="shrinks whole-row"
          label="E-mail"
          defaultValue="ada"
          error="Please enter a valid email address."
        />
        <TextInput className="shrinks whole-row" label="Plan" defaultValue="Free" disabled />
        <TextInput
          className="shrinks whole-row"
          label="Link"
          defaultValue="https://askwell.example"
          readOnly
        />
      </Specimen>
      <Specimen name="Long text and password">
        <Textarea
          className="shrinks whole-row"
          label="Objective"
          defaultValue="Learn how people plan a week."
        />
        <PasswordInput className="shrinks whole-row" label="Password" defaultValue="correct horse" />
      </Specimen>
      <Specimen name="Choices">
        <Select className="shrinks whole-row" label="Role" data={roles} defaultValue="Designer" />
        <Select
          className="shrinks whole-row"
          label="Role, invalid"
          data={roles}
          error="Please choose a role"
        />
        <TagsInput className="shrinks whole-row" label="Tags" defaultValue={["concern", "feature request"]} />
      </Specimen>
      <Specimen name="One of several, some of several">
        <Fieldset legend="Goal" className="shrinks whole-row">
          <Radio name="goal" label="Run research projects" defaultChecked />
          <Radio name="goal" label="Improve their research skills" mt="xs" />
        </Fieldset>
        <Checkbox label="Show the question count" defaultChecked />
        <Checkbox label="Partly" indeterminate readOnly />
        <Checkbox label="Off for this plan" disabled />
        <Switch label="Health study" defaultChecked />
      </Specimen>
      <Specimen name="Segments and tabs">
        <SegmentedControl aria-label="Sessions shown" data={["Show All", "Completed Only"]} />
        <Tabs defaultValue="overview" className="shrinks whole-row">
          <Tabs.List aria-label="Tabs, as an example">
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="sessions">Sessions</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview" pt="sm">
            What we learned.
          </Tabs.Panel>
          <Tabs.Panel value="sessions" pt="sm">
            Who took part.
          </Tabs.Panel>
        </Tabs>
      </Specimen>
    </PatternPart>
  );
}
