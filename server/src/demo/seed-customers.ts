import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { drawInitials } from '../drawing/logo.ts'
import { advisersOf, nameOf as fullNameOf } from './advisers.ts'
import type { DemoCustomer, DemoRelative } from './person.ts'
import type { Timeline } from './timeline.ts'

const initialsOf = (person: DemoRelative) => `${person.first.charAt(0)}.`
const nameOf = (person: DemoRelative) => ({
  initials: initialsOf(person),
  first_name: person.first,
  suffix: person.prefix,
  last_name: person.last,
  sex: person.sex,
  date_of_birth: person.born,
  nationality: 'Nederlandse',
})

/** Adviser and account manager of a firm as a customer's file has them. */
const contactsOf = (subdomain: string) =>
  advisersOf(subdomain).map((adviser, index) => ({
    id: index + 1,
    first_name: adviser.first,
    last_name: adviser.last,
    full_name: fullNameOf(adviser),
    email: adviser.email,
    phone: adviser.phone,
    avatar: drawInitials(
      adviser.first.charAt(0) + adviser.last.charAt(0),
      index === 0 ? '#974264' : '#2438e0',
      96,
    ),
  }))

/** Stores the customers with their families; answers their ids by 'subdomain/username'. */
export async function seedCustomers(
  db: Database,
  people: readonly DemoCustomer[],
  passwordHash: string,
  when: Timeline,
): Promise<ReadonlyMap<string, number>> {
  const tenantIds = new Map((await db.select().from(tenants)).map((row) => [row.subdomain, row.id]))
  const contacts = new Map([...tenantIds.keys()].map((subdomain) => [subdomain, contactsOf(subdomain)]))
  const picture = drawInitials('AW', '#974264', 350)
  const thumb = drawInitials('AW', '#974264', 70)
  const ids = new Map<string, number>()
  for (const [index, person] of people.entries()) {
    const username = person.first.toLowerCase()
    const [advisor, manager] = contacts.get(person.tenant) ?? []
    const [row] = await db
      .insert(customers)
      .values({
        tenantId: tenantIds.get(person.tenant) ?? 0,
        username,
        email: `${username}@example.nl`,
        passwordHash,
        twoFactor: person.twoFactor,
        hasAccess: person.hasAccess,
        canUpdateSelf: person.canUpdateSelf,
        canUpdatePartner: person.canUpdatePartner,
        locked: person.locked,
        language: person.language,
        officeId: person.office === undefined ? 1 : person.office,
        avatar: index === 0 ? picture : null,
        avatarThumb: index === 0 ? thumb : null,
        invitationToken: `uitnodiging-${username}`,
        lastSubmittedAt: person.neverSubmitted || person.bare ? null : when.moment({ days: -46 }),
        advisor: person.bare ? null : advisor,
        accountManager: person.bare ? null : manager,
        productLabels: person.label ? [{ id: 1, name: person.label }] : [],
        facts: {
          ...nameOf(person),
          salutation: person.sex === 1 ? 'De heer' : 'Mevrouw',
          is_main_customer: true,
          is_business: false,
          marital_status: { description: person.partner ? 'Gehuwd' : 'Ongehuwd' },
          ...(person.bare
            ? {}
            : {
                mobile: `06123450${String(index).padStart(2, '0')}`,
                phone: `0765550${String(300 + index)}`,
                iban: 'NL02ABNA0123456789',
                gross_annual_income: 36_000 + index * 750,
              }),
          ...person.facts,
        },
      })
      .returning({ id: customers.id })
    if (!row) continue
    ids.set(`${person.tenant}/${username}`, row.id)
    const family = [
      ...(person.partner ? [{ kind: 'partner' as const, who: person.partner }] : []),
      ...(person.children ?? []).map((who) => ({ kind: 'child' as const, who })),
    ]
    for (const { kind, who } of family) {
      const facts = { ...nameOf(who), ...who.facts, ...(kind === 'partner' && { has_partner: true }) }
      await db.insert(relatives).values({ customerId: row.id, kind, facts })
    }
  }
  return ids
}
