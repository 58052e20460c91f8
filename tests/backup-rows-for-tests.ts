import type pg from "pg";
import type { BackupTable } from "#server/backup/backup-file.ts";

/** What a text may hold that COPY, JSON or a line could stumble over. */
export const awkward = `tab\t back\\slash \\N \\. \r\n'quotes' "double" {a,b} 😀 \u2028 \u202e end\n\\.\n`;

const values: Record<string, unknown> = {
  text: awkward,
  "text[]": [awkward, "", "NULL"],
  json: JSON.stringify({ words: awkward }),
  jsonb: JSON.stringify({ words: awkward }),
  integer: -2_147_483_648,
  smallint: 32_767,
  bigint: "9007199254740993",
  real: 0.1,
  boolean: true,
  bytea: Buffer.from([0, 9, 10, 92, 128, 255]),
  "timestamp with time zone": "2026-02-28T23:59:59.123456Z",
};

interface Column {
  name: string;
  type: string;
  /** The table and column that it refers to. */
  target: string | null;
  key: string | null;
}

const columnsQuery = `select a.attname as name, format_type(a.atttypid, null) as type,
    r.confrelid::regclass::text as target, k.attname as key
  from pg_attribute a
  left join pg_constraint r on r.conrelid = a.attrelid and r.contype = 'f' and a.attnum = any(r.conkey)
  left join pg_attribute k on k.attrelid = r.confrelid and k.attnum = r.confkey[array_position(r.conkey, a.attnum)]
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`;

/** Puts one awkward row into every table that is empty, so that none is left out of a comparison. */
export async function fillEmptyTables(client: pg.Client, tables: BackupTable[]): Promise<void> {
  for (const { table } of tables) {
    if ((await client.query(`select 1 from ${table} limit 1`)).rowCount) continue;
    const { rows: columns } = await client.query<Column>(columnsQuery, [`public.${table}`]);
    const given: unknown[] = [];
    const expressions = columns.map(({ type, target, key }) => {
      if (target !== null) return `(select min(${key}) from ${target})`;
      return `$${given.push(values[type])}::${type}`;
    });
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await client.query(`insert into ${table} (${names}) values (${expressions.join(", ")})`, given);
  }
}
