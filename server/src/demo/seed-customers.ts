import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { drawInitials } from '../drawing/logo.ts'
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

const advisor = (picture: string) => ({
  id: 1,
  first_name: 'Sanne',
  last_name: 'Vermeulen',
  full_name: 'Sanne Vermeulen',
  email: 'sanne@zuideradvies.example',
  phone: '076 555 01 21',
  avatar: picture,
})

const manager = (picture: string) => ({
  id: 2,
  first_name: 'Ruben',
  last_name: 'Aalders',
  full_name: 'Ruben Aalders',
  email: 'ruben@zuideradvies.example',
  phone: '076 555 01 22',
  avatar: picture,
})

/** Stores the customers with their families; answers their ids by 'subdomain/username'. */
export async function seedCustomers(
  db: Database,
  people: readonly DemoCustomer[],
  passwordHash: string,
  when: Timeline,
): Promise<ReadonlyMap<string, number>> {
  const firms = new Map((await db.select().from(tenants)).map((row) => [row.subdomain, row.id]))
  const pictures = { advisor: drawInitials('SV', '#974264', 96), manager: drawInitials('RA', '#2438e0', 96) }
  const picture = drawInitials('AW', '#974264', 350)
  const thumb = drawInitials('AW', '#974264', 64)
  const ids = new Map<string, number>()
  for (const [index, person] of people.entries()) {
    const username = person.first.toLowerCase()
    const [row] = await db
      .insert(customers)
      .values({
        tenantId: firms.get(person.tenant) ?? 0,
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
        advisor: person.bare ? null : advisor(pictures.advisor),
        accountManager: person.bare ? null : manager(pictures.manager),
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
