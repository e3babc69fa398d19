/** A contact person of a tenant. */
export interface DemoAdviser {
  first: string
  last: string
  email: string
  phone: string
}

const people = (domain: string, phone: string, ...names: readonly [first: string, last: string][]) =>
  names.map(
    ([first, last], index): DemoAdviser => ({
      first,
      last,
      email: `${first.toLowerCase()}@${domain}`,
      phone: `${phone} ${21 + index}`,
    }),
  )

/** Adviser and account manager of each tenant, by subdomain. */
const adviserLists: Readonly<Record<string, DemoAdviser[]>> = {
  zuider: people('zuideradvies.example', '076 555 01', ['Sanne', 'Vermeulen'], ['Ruben', 'Aalders']),
  noorder: people('noorderhypotheken.example', '050 555 02', ['Marijke', 'Wiersma'], ['Jelle', 'Hoekstra']),
  ooster: people('oosterpartners.example', '055 555 03', ['Robin', 'Teunissen'], ['Ilse', 'Brinkman']),
  wester: people('westerwonen.example', '023 555 04', ['Daan', 'Schouten'], ['Noa', 'Visser']),
}

/** Adviser and account manager of a tenant, in this order. */
export const advisersOf = (subdomain: string): readonly DemoAdviser[] =>
  adviserLists[subdomain] ??
  people(`${subdomain}.example`, '033 555 05', ['Kim', 'Willems'], ['Lars', 'Vink'])

/** Full name. */
export const nameOf = ({ first, last }: DemoAdviser): string => `${first} ${last}`
