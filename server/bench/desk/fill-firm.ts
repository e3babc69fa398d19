import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'
import { staffRoles } from '../../src/database/tables/staff.ts'
import { tenants } from '../../src/database/tables/tenant.ts'

/**
 * A firm with customers of common names, documents, messages and changes: of a hundredth something waits.
 * @param person who works there as adviser
 */
export async function fillFirm(
  db: Database,
  subdomain: string,
  {
    customers: count,
    documentsOfEach,
    person,
  }: { customers: number; documentsOfEach: number; person: number },
): Promise<void> {
  const profile = {
    name: subdomain,
    pronoun: 'U' as const,
    primary_color: '#112233',
    secondary_color: '#445566',
  }
  const [tenant] = await db
    .insert(tenants)
    .values({ subdomain, code: subdomain.toUpperCase(), profile })
    .returning({ id: tenants.id })
  const id = tenant?.id ?? 0
  await db.insert(staffRoles).values({ staffId: person, tenantId: id, role: 'adviser' })
  await db.execute(sql`
    with names as (select array['Jan','Anna','Piet','Sanne','Kees','Lotte','Daan','Emma','Bram','Sofie'] first,
      array['de Vries','Jansen','Bakker','Visser','Smit','Meijer','Mulder','Bos','Vos','Peters','Hendriks','Dekker'] last)
    insert into customers (tenant_id, username, email, facts)
    select ${id}, 'u' || n, 'u' || n || '@example.nl', jsonb_build_object('first_name', first[1 + n % 10],
      'last_name', last[1 + n % 12] || ' ' || chr(97 + (n / 7) % 26) || n, 'initials', 'A.')
    from generate_series(1, ${count}) n, names`)
  await db.execute(sql`
    insert into documents (tenant_id, customer_id, name, mime_type, extension, size, file_key, created_at, updated_at, reviewed_at)
    select ${id}, c.id, 'Loonstrook ' || d, 'application/pdf', 'pdf', 3000, 'k' || c.id || '-' || d,
      now() - make_interval(days => (c.id + d) % 700), now(), case when (c.id + d) % 500 = 0 then null else now() end
    from customers c, generate_series(1, ${documentsOfEach}) d where c.tenant_id = ${id}`)
  await db.execute(sql`
    insert into firm_inbox (tenant_id, customer_id, kind, screen, content, created_at, handled_at)
    select ${id}, c.id, (array['message','lead','edit'])[1 + c.id % 3], 'contact', 'Een vraag over mijn hypotheek',
      now() - make_interval(hours => c.id % 9000), case when c.id % 100 = 0 then null else now() end
    from customers c where c.tenant_id = ${id}`)
}
