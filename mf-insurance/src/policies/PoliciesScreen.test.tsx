import { readOf } from '@portal/contract/call'
import { getPolicies, getPolicy, type Policy } from '@portal/contract/policy'
import { withSoftHyphens } from '@portal/domain/format/hyphenation'
import { findLayer } from '@portal/remote-kit/test'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { examplePolicy } from '../test/example.ts'
import { customerLabelled, open, plain } from '../test/open.ts'
import nl from '../texts/nl.json'
import './detail/PolicyDrawer.tsx'
import PoliciesScreen from './PoliciesScreen.tsx'

const show = (policies: Policy[] | null, path = '/verzekeringen', ...labels: string[]) =>
  open(PoliciesScreen, path, (portal) => {
    customerLabelled(...labels)(portal)
    if (policies) portal.answer(getPolicies, { data: policies })
    portal.answer(getPolicy, ({ params }) => {
      const policy = policies?.find(({ id }) => String(id) === String(params.id))
      return { data: { ...examplePolicy(), ...policy, premium_end_date: '2040-03-01' } }
    })
  })
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
const savings = (given: Partial<Policy> = {}) =>
  examplePolicy({ id: 2, name: 'Spaarpolis', view_group_name: 'Spaarverzekering', ...given })

test('@POLICY-01 one ring of what all policies cost a month, and each of them', async () => {
  await show([examplePolicy(), savings({ total_term_amount: 540, payment_term: 12 })])
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('€ 72,40')
  expect(within(card).getAllByRole('listitem').map(plain)).toEqual([
    'Spaarpolis€ 45,00',
    `${withSoftHyphens('Overlijdensrisicoverzekering')}€ 27,40`,
  ])
  expect(plain(card)).toContain('€ 868,80 per jaar')
})

test('@POLICY-02 a card opens its policy in a drawer with an address of its own', async () => {
  await show([examplePolicy(), savings()])
  await userEvent.click(await screen.findByRole('link', { name: `${nl.policy_open}: Spaarpolis` }))
  const drawer = await findLayer('Spaarpolis')
  expect(location.pathname).toBe('/verzekeringen/2')
  expect(within(drawer).getByText('Uitkering bij overlijden')).toBeTruthy()
  expect(within(drawer).getByText('Verloop: Annuïtair dalend')).toBeTruthy()
  expect(within(drawer).getByText('Anna de Wit')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/verzekeringen'))
  await waitFor(() => expect(drawer.dataset.state).toBe('closed'))
})

test('a question from a policy is about that policy', { tags: 'full' }, async () => {
  await show([examplePolicy()], '/verzekeringen?id=1')
  const link = within(await findLayer()).getByRole('link', { name: 'Stel je vraag' })
  expect(link.getAttribute('href')).toBe(
    '/contact?category=anders&subject=Overlijdensrisicoverzekering+%C2%B7+ORV-440.118',
  )
})

test('@API-24 the end of the premium comes by its own call and stands among the dates, first to last', {
  tags: 'full',
}, async () => {
  const { portal } = await show([examplePolicy()], '/verzekeringen?id=1')
  const drawer = await findLayer()
  await within(drawer).findByText(nl.date_premium_end)
  const terms = within(drawer).getByText(nl.policy_dates).parentElement?.querySelectorAll('dt')
  expect([...(terms ?? [])].map(plain)).toEqual([nl.date_start, nl.date_premium_end, nl.date_contract_end])
  expect(plain(drawer)).toContain('1 maart 2040')
  expect(portal.sent.map(({ path }) => path).join()).toContain('/customer/policy/1?include=premium_end_date')
})

test('@POLICY-03 the insurer’s login and a premium calculator are a link away', {
  tags: 'full',
}, async () => {
  await show([examplePolicy()])
  for (const name of [/^Inloggen op /, /^Premie berekenen op /]) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(/^https:/)
    expect(link.getAttribute('rel')).toContain('noreferrer')
  }
})

test.each(['EHH', 'unive'])(
  '@POLICY-04 a customer labelled %s finds mark and links of one insurer',
  async (label) => {
    await show([examplePolicy()], '/verzekeringen', label)
    expect(await screen.findByRole('heading', { name: 'Je verzekeringen bij Univé' })).toBeTruthy()
    expect(screen.queryByText(/EHH/)).toBeNull()
    const login = screen.getByRole('link', { name: /^Inloggen op / })
    expect(login.getAttribute('href')).toContain('unive.nl')
  },
)

test('@POLICY-03 beside a policy the links lead to its own insurer, and to no other', {
  tags: 'full',
}, async () => {
  const policies = [examplePolicy({ agency: 'ASR Leven' }), savings()]
  for (const [id, login] of [
    [1, 'https://www.asr.nl'],
    [2, null],
  ] as const) {
    await show(policies, `/verzekeringen?id=${id}`, 'unive')
    const drawer = within(await findLayer())
    const name = id === 1 ? 'ASR Leven' : 'Merelborg Leven'
    expect(drawer.getByRole('heading', { name: `Bij ${name}` })).toBeTruthy()
    const link = drawer.queryByRole('link', { name: /^Inloggen op / })
    expect(link?.getAttribute('href') ?? null).toBe(login)
    cleanup()
  }
})

test('@POLICY-04 other customers find neither', { tags: 'full' }, async () => {
  await show([examplePolicy()])
  const login = await screen.findByRole('link', { name: /^Inloggen op / })
  expect(login.getAttribute('href')).not.toContain('unive.nl')
  expect(screen.queryByText(/Univé|EHH/)).toBeNull()
})

test('@POLICY-05 a package shows its parts, each with its coverages and price', async () => {
  const part = (id: number, label: string) => ({
    id,
    name: `Deel ${id}`,
    total_term_amount: 12,
    payment_term: 12,
    coverages: [{ label, value: `€ ${id}00` }],
  })
  const whole = examplePolicy({
    is_package: true,
    coverages: [],
    children: [part(7, 'Bij overlijden'), part(8, 'Per jaar')],
  })
  await show([whole], '/verzekeringen?id=1')
  const drawer = await findLayer()
  const parts = within(within(drawer).getByText(nl.package).parentElement as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(parts.map(plain)).toEqual([
    expect.stringMatching(/^Deel 7.*€ 1,00 per maand.*Bij overlijden.*€ 700/),
    expect.stringMatching(/^Deel 8.*€ 1,00 per maand.*Per jaar.*€ 800/),
  ])
})

test('@POLICY-06 only policies in force of the shown groups have a card; the others are counted in words', {
  tags: 'full',
}, async () => {
  await show([
    examplePolicy(),
    examplePolicy({ id: 2, name: 'Vervallen', mutation_code: 4 }),
    examplePolicy({ id: 3, name: 'Auto', view_group_name: 'Autoverzekering' }),
    examplePolicy({ id: 4, name: 'Lasten', view_group_name: 'Woonlastenbeschermer' }),
    examplePolicy({ id: 5, name: 'Vreemd', view_group_name: 'Xyz-9' }),
  ])
  expect(await titles()).toEqual(['Overlijdensrisicoverzekering', 'Lasten'])
  expect(screen.getByText(/Verder bij ons bekend: 3 polissen/)).toBeTruthy()
})

test('@POLICY-07 the card and the drawer show the premium of one month, whatever the term', {
  tags: 'full',
}, async () => {
  await show([examplePolicy({ total_term_amount: 116.25, payment_term: 3 })], '/verzekeringen?id=1')
  const drawer = await findLayer()
  expect(plain(drawer)).toContain('€ 38,75')
  expect(plain(drawer)).toContain('€ 116,25 per 3 maanden')
})

test('gaps in cover are listed without an offer to buy', { tags: 'full' }, async () => {
  await show([examplePolicy()])
  const card = (await screen.findByRole('heading', { name: nl.left_out })).parentElement as HTMLElement
  expect(within(card).getAllByRole('listitem').map(plain)).toEqual(
    (['mixed', 'savings', 'living_costs'] as const).map(
      (group) => nl[`group_${group}`] + nl[`group_${group}_about`],
    ),
  )
  expect(within(card).queryByRole('link')).toBeNull()
  expect(within(card).queryByRole('button')).toBeNull()
})

test('a package without children says that its parts are not known', { tags: 'full' }, async () => {
  await show([examplePolicy({ is_package: true, coverages: [] })], '/verzekeringen?id=1')
  expect(await within(await findLayer()).findByText(nl.package_empty)).toBeTruthy()
})

test('a child without its package is a policy of its own', async () => {
  await show([examplePolicy({ parent_id: 99, name: 'Los deel' })])
  expect(await titles()).toContain('Los deel')
})

test('a payment term of 0 counts as one month, and a policy without premium says so', {
  tags: 'full',
}, async () => {
  await show(
    [
      examplePolicy({ payment_term: 0 }),
      savings({ total_term_amount: null, monthly_term_amount: null, payment_term: null }),
    ],
    '/verzekeringen?id=2',
  )
  const card = await screen.findByRole('article')
  expect(plain(card)).toContain('€ 27,40')
  expect(plain(card)).toContain('1 polis zonder bekende premie')
  expect(within(await findLayer()).getByText(nl.policy_no_premium)).toBeTruthy()
})

test('policies without any premium have no ring but words', async () => {
  await show([examplePolicy({ total_term_amount: null })])
  expect(await screen.findByText(nl.premiums_unknown)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByText(/€/)).toBeNull()
})

test('a policy with nothing but a name opens', { tags: 'full' }, async () => {
  await show(
    [
      examplePolicy({
        coverages: null,
        descriptions: null,
        start_date: null,
        contract_expiration_date: null,
      }),
    ],
    '/verzekeringen?id=1',
  )
  const drawer = await findLayer()
  expect(await within(drawer).findByText(nl.coverages_unknown)).toBeTruthy()
})

test('an end of the premium that does not come costs one line, and can be asked for again', {
  tags: 'full',
}, async () => {
  const policy = examplePolicy()
  const { portal } = await open(PoliciesScreen, '/verzekeringen?id=1', (fake) =>
    fake.answer(getPolicies, { data: [policy] }),
  )
  const drawer = await findLayer()
  await within(drawer).findByText(nl.premium_end_error, { exact: false })
  expect(within(drawer).getByText(nl.date_contract_end)).toBeTruthy()
  portal.answer(getPolicy, { data: { ...policy, premium_end_date: '2040-03-01' } })
  await userEvent.click(within(drawer).getByRole('button', { name: nl.retry_short }))
  expect(await within(drawer).findByText(nl.date_premium_end)).toBeTruthy()
})

test('of hundreds each group shows its first, all on request, and one is found by name', {
  tags: 'full',
}, async () => {
  const many = Array.from({ length: 300 }, (_, place) =>
    examplePolicy({
      id: place,
      name: `Polis ${place}`,
      view_group_name: place % 2 ? 'Spaarverzekering' : 'Risicoverzekering',
    }),
  )
  await show(many)
  expect(await titles()).toHaveLength(6)
  const [firstGroup] = screen.getAllByRole('button', { name: 'Toon alle 150' })
  await userEvent.click(firstGroup as HTMLElement)
  expect(await titles()).toHaveLength(153)
  await userEvent.type(screen.getByRole('searchbox'), '299')
  await waitFor(async () => expect(await titles()).toEqual(['Polis 299']))
  expect(screen.getByText('1 polis gevonden')).toBeTruthy()
})

test('without policies the screen says what will be here', async () => {
  await show([])
  expect(await screen.findByText(nl.policies_empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.tell_us }).getAttribute('href')).toBe('/contact')
})

test('an address of a policy that is not shown leads to the list and says so', { tags: 'full' }, async () => {
  await show([examplePolicy()], '/verzekeringen?id=99')
  expect(await screen.findByText(nl.policy_not_found)).toBeTruthy()
  expect(await titles()).toHaveLength(1)
})

test('policies that do not come can be asked for again', { tags: 'full' }, async () => {
  const { portal } = await show(null)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getPolicies, { data: [examplePolicy()] })
  await userEvent.click(retry)
  expect(await titles()).toHaveLength(1)
})

test('what the insurer calls things is marked as Dutch, for pages in another language', {
  tags: 'full',
}, async () => {
  await show([examplePolicy()])
  const ring = within(await screen.findByRole('article'))
  expect(ring.getByText(withSoftHyphens('Overlijdensrisicoverzekering')).lang).toBe('nl')
  expect(screen.getByRole('heading', { level: 3, name: 'Overlijdensrisicoverzekering' }).lang).toBe('nl')
  await userEvent.click(screen.getByRole('link', { name: `${nl.policy_open}: Overlijdensrisicoverzekering` }))
  const drawer = within(await findLayer())
  expect(drawer.getByRole('heading', { level: 2, name: 'Overlijdensrisicoverzekering' }).lang).toBe('nl')
  for (const words of ['Uitkering bij overlijden', 'Verzekerde'])
    expect(drawer.getByText(words).lang).toBe('nl')
})

test('what was last seen is no reason to say that a policy is not there', async () => {
  const { portal } = await open(PoliciesScreen, '/verzekeringen?id=99', (portal) => {
    customerLabelled()(portal)
    portal.lastSeen.remember(readOf(getPolicies), { data: [examplePolicy()] })
  })
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByText(nl.policy_not_found)).toBeNull()
  expect(portal.lastSeen.shown()).toContain(readOf(getPolicies).url)
})
