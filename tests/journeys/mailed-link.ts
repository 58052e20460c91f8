import type { TestApp } from "#server/testing/test-app.ts";

/** The link to a path in the newest mail to an address that has one. */
export async function findMailedLink(app: TestApp, address: string, path: string): Promise<string> {
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 and text like $2 order by created_at desc limit 1",
    [address, `%${path}?%`],
  );
  const [link = ""] = new RegExp(`${path}\\?\\S+`).exec(rows[0].text) ?? [];
  return link;
}
