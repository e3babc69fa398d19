export interface DemoAdviser {
  first: string
  last: string
  email: string
  phone: string
}

const createAdvisers = (domain: string, phone: string, ...names: readonly [first: string, last: string][]) =>
  names.map(
    ([first, last], index): DemoAdviser => ({
      first,
      last,
      email: `${first.toLowerCase()}@${domain}`,
      phone: `${phone} ${21 + index}`,
    }),
  )

const advisersByTenant: Readonly<Record<string, DemoAdviser[]>> = {
  zuider: createAdvisers('zuideradvies.example', '076 555 01', ['Sanne', 'Vermeulen'], ['Ruben', 'Aalders']),
  noorder: createAdvisers(
    'noorderhypotheken.example',
    '050 555 02',
    ['Marijke', 'Wiersma'],
    ['Jelle', 'Hoekstra'],
  ),
  ooster: createAdvisers(
    'oosterpartners.example',
    '055 555 03',
    ['Robin', 'Teunissen'],
    ['Ilse', 'Brinkman'],
  ),
  wester: createAdvisers('westerwonen.example', '023 555 04', ['Daan', 'Schouten'], ['Noa', 'Visser']),
}

export const getDemoAdvisers = (subdomain: string): readonly DemoAdviser[] =>
  advisersByTenant[subdomain] ??
  createAdvisers(`${subdomain}.example`, '033 555 05', ['Kim', 'Willems'], ['Lars', 'Vink'])

export const getAdviserName = ({ first, last }: DemoAdviser): string => `${first} ${last}`
