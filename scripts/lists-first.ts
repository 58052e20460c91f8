import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What a change forgets most often: a name, a limit, a text, a row in the lists of calls and tables. They are few and
 * show a mistake within minutes, so that they run before all other files of their project.
 */
const lists = [
  /\/scripts\/[^/]+\.test\.ts$/,
  /\/src\/(?:contract|languages)\/.+\.test\.ts$/,
  /\/tests\/(?:keys|roles|stored-rules|tenants)\.test\.ts$/,
];

const isList = ({ moduleId }: TestSpecification) => lists.some((list) => list.test(moduleId));

export class ListsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isList), ...sorted.filter((file) => !isList(file))];
  }
}
