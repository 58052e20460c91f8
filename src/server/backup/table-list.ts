import type pg from "pg";
import { BackupError } from "./backup-error.ts";
import type { BackupTable, Sequences } from "./backup-file.ts";

/** What the product has in the database: the tables of "public". */

const tablesQuery = `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`;

const referencesQuery = `select distinct r.conrelid::regclass::oid, a.relname as from, b.relname as to
  from pg_constraint r join pg_class a on a.oid = r.conrelid join pg_class b on b.oid = r.confrelid
  where r.contype = 'f' and r.connamespace = 'public'::regnamespace and r.conrelid <> r.confrelid`;

/** The tables, each after those that it refers to. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable>(tablesQuery);
  const { rows: references } = await client.query<{ from: string; to: string }>(referencesQuery);
  const ordered: BackupTable[] = [];
  const isPlaced = (name: string) => ordered.some(({ table }) => table === name);
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ table }) => !isPlaced(table) && references.every(({ from, to }) => from !== table || isPlaced(to)),
    );
    if (!next) throw new BackupError("Tables of this database refer to each other in a circle.");
    ordered.push(next);
  }
  return ordered;
}

export async function listSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const sequences: Sequences = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quoteName(name)}`,
    );
    if (found.rows[0]) sequences.push({ name, ...found.rows[0] });
  }
  return sequences;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function nameColumns({ table, columns }: BackupTable): string {
  return `public.${quoteName(table)} (${columns.map(quoteName).join(", ")})`;
}
