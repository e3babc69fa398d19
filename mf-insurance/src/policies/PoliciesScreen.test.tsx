import { createPageRead } from '@portal/contract/call'
import { getPolicies, getPolicy, type Policy } from '@portal/contract/policy'
import { addSoftHyphens } from '@portal/domain/format/hyphenation'
import { findOverlay } from '@portal/remote-kit/test'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createExamplePolicy } from '../test/example-data.ts'
import { getNormalizedText, mockProductLabels, renderInsuranceView } from '../test/render-insurance-view.ts'
import nl from '../texts/nl.json'
import './detail/PolicyDrawer.tsx'
import PoliciesScreen from './PoliciesScreen.tsx'

const renderPolicies = (policies: Policy[] | null, path = '/verzekeringen', ...labels: string[]) =>
  renderInsuranceView(PoliciesScreen, path, (portal) => {
    mockProductLabels(...labels)(portal)
    if (policies) portal.answer(getPolicies, { data: policies })
    portal.answer(getPolicy, ({ params }) => {
      const policy = policies?.find(({ id }) => String(id) === String(params.id))
      return { data: { ...createExamplePolicy(), ...policy, premium_end_date: '2040-03-01' } }
    })
  })
const findCardTitles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
const createSavingsPolicy = (given: Partial<Policy> = {}) =>
  createExamplePolicy({ id: 2, name: 'Spaarpolis', view_group_name: 'Spaarverzekering', ...given })

test('@POLICY-01 a ring shows the monthly premium of all policies, and of each policy', async () => {
  await renderPolicies([
    createExamplePolicy(),
    createSavingsPolicy({ total_term_amount: 540, payment_term: 12 }),
  ])
  const card = await screen.findByRole('article')
  expect(getNormalizedText(card)).toContain('€ 72,40')
  expect(within(card).getAllByRole('listitem').map(getNormalizedText)).toEqual([
    'Spaarpolis€ 45,00',
    `${addSoftHyphens('Overlijdensrisicoverzekering')}€ 27,40`,
  ])
  expect(getNormalizedText(card)).toContain('€ 868,80 per jaar')
})

test('@POLICY-02 a card opens its policy in a drawer with its own URL', async () => {
  await renderPolicies([createExamplePolicy(), createSavingsPolicy()])
  await userEvent.click(await screen.findByRole('link', { name: `${nl.policy_open}: Spaarpolis` }))
  const drawer = await findOverlay('Spaarpolis')
  expect(location.pathname).toBe('/verzekeringen/2')
  expect(within(drawer).getByText('Uitkering bij overlijden')).toBeTruthy()
  expect(within(drawer).getByText('Verloop: Annuïtair dalend')).toBeTruthy()
  expect(within(drawer).getByText('Anna de Wit')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname + location.search).toBe('/verzekeringen'))
  await waitFor(() => expect(drawer.dataset.state).toBe('closed'))
})

test('a question from a policy has that policy as its subject', { tags: 'full' }, async () => {
  await renderPolicies([createExamplePolicy()], '/verzekeringen?id=1')
  const link = within(await findOverlay()).getByRole('link', { name: 'Stel je vraag' })
  expect(link.getAttribute('href')).toBe(
    '/contact?category=anders&subject=Overlijdensrisicoverzekering+%C2%B7+ORV-440.118',
  )
})

test('@API-24 the end of the premium comes from its own call, and is sorted among the other dates', {
  tags: 'full',
}, async () => {
  const { portal } = await renderPolicies([createExamplePolicy()], '/verzekeringen?id=1')
  const drawer = await findOverlay()
  await within(drawer).findByText(nl.date_premium_end)
  const terms = within(drawer).getByText(nl.policy_dates).parentElement?.querySelectorAll('dt')
  expect([...(terms ?? [])].map(getNormalizedText)).toEqual([
    nl.date_start,
    nl.date_premium_end,
    nl.date_contract_end,
  ])
  expect(getNormalizedText(drawer)).toContain('1 maart 2040')
  expect(portal.sent.map(({ path }) => path).join()).toContain('/customer/policy/1?include=premium_end_date')
})

test('@POLICY-03 the insurer’s sign-in page and a premium calculator are linked', {
  tags: 'full',
}, async () => {
  await renderPolicies([createExamplePolicy()])
  for (const name of [/^Inloggen op /, /^Premie berekenen op /]) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(/^https:/)
    expect(link.getAttribute('rel')).toContain('noreferrer')
  }
})

test.each(['EHH', 'unive'])(
  '@POLICY-04 a customer with the label %s sees the logo and links of one insurer',
  async (label) => {
    await renderPolicies([createExamplePolicy()], '/verzekeringen', label)
    expect(await screen.findByRole('heading', { name: 'Je verzekeringen bij Univé' })).toBeTruthy()
    expect(screen.queryByText(/EHH/)).toBeNull()
    const login = screen.getByRole('link', { name: /^Inloggen op / })
    expect(login.getAttribute('href')).toContain('unive.nl')
  },
)

test('@POLICY-03 the links of a policy lead to its own insurer', {
  tags: 'full',
}, async () => {
  const policies = [createExamplePolicy({ agency: 'ASR Leven' }), createSavingsPolicy()]
  for (const [id, login] of [
    [1, 'https://www.asr.nl'],
    [2, null],
  ] as const) {
    await renderPolicies(policies, `/verzekeringen?id=${id}`, 'unive')
    const drawer = within(await findOverlay())
    const name = id === 1 ? 'ASR Leven' : 'Merelborg Leven'
    expect(drawer.getByRole('heading', { name: `Bij ${name}` })).toBeTruthy()
    const link = drawer.queryByRole('link', { name: /^Inloggen op / })
    expect(link?.getAttribute('href') ?? null).toBe(login)
    cleanup()
  }
})

test('@POLICY-04 other customers see neither logo nor links of a partner insurer', {
  tags: 'full',
}, async () => {
  await renderPolicies([createExamplePolicy()])
  const login = await screen.findByRole('link', { name: /^Inloggen op / })
  expect(login.getAttribute('href')).not.toContain('unive.nl')
  expect(screen.queryByText(/Univé|EHH/)).toBeNull()
})

test('@POLICY-05 a package shows its policies, each with coverages and price', async () => {
  const createPackagePolicy = (id: number, label: string) => ({
    id,
    name: `Deel ${id}`,
    total_term_amount: 12,
    payment_term: 12,
    coverages: [{ label, value: `€ ${id}00` }],
  })
  const whole = createExamplePolicy({
    is_package: true,
    coverages: [],
    children: [createPackagePolicy(7, 'Bij overlijden'), createPackagePolicy(8, 'Per jaar')],
  })
  await renderPolicies([whole], '/verzekeringen?id=1')
  const drawer = await findOverlay()
  const parts = within(within(drawer).getByText(nl.package).parentElement as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(parts.map(getNormalizedText)).toEqual([
    expect.stringMatching(/^Deel 7.*€ 1,00 per maand.*Bij overlijden.*€ 700/),
    expect.stringMatching(/^Deel 8.*€ 1,00 per maand.*Per jaar.*€ 800/),
  ])
})

test('@POLICY-06 only policies in force of the shown groups have a card, and the number of others is stated', {
  tags: 'full',
}, async () => {
  await renderPolicies([
    createExamplePolicy(),
    createExamplePolicy({ id: 2, name: 'Vervallen', mutation_code: 4 }),
    createExamplePolicy({ id: 3, name: 'Auto', view_group_name: 'Autoverzekering' }),
    createExamplePolicy({ id: 4, name: 'Lasten', view_group_name: 'Woonlastenbeschermer' }),
    createExamplePolicy({ id: 5, name: 'Vreemd', view_group_name: 'Xyz-9' }),
  ])
  expect(await findCardTitles()).toEqual(['Overlijdensrisicoverzekering', 'Lasten'])
  expect(screen.getByText(/Verder bij ons bekend: 3 polissen/)).toBeTruthy()
})

test('@POLICY-07 card and drawer show the monthly premium, whatever the payment term', {
  tags: 'full',
}, async () => {
  await renderPolicies(
    [createExamplePolicy({ total_term_amount: 116.25, payment_term: 3 })],
    '/verzekeringen?id=1',
  )
  const drawer = await findOverlay()
  expect(getNormalizedText(drawer)).toContain('€ 38,75')
  expect(getNormalizedText(drawer)).toContain('€ 116,25 per 3 maanden')
})

test('kinds of insurance without a policy are listed, without an offer', { tags: 'full' }, async () => {
  await renderPolicies([createExamplePolicy()])
  const card = (await screen.findByRole('heading', { name: nl.left_out })).parentElement as HTMLElement
  expect(within(card).getAllByRole('listitem').map(getNormalizedText)).toEqual(
    (['mixed', 'savings', 'living_costs'] as const).map(
      (group) => nl[`group_${group}`] + nl[`group_${group}_about`],
    ),
  )
  expect(within(card).queryByRole('link')).toBeNull()
  expect(within(card).queryByRole('button')).toBeNull()
})

test('a package without policies says that its parts are unknown', { tags: 'full' }, async () => {
  await renderPolicies([createExamplePolicy({ is_package: true, coverages: [] })], '/verzekeringen?id=1')
  expect(await within(await findOverlay()).findByText(nl.package_empty)).toBeTruthy()
})

test('a policy whose package is missing is shown on its own', async () => {
  await renderPolicies([createExamplePolicy({ parent_id: 99, name: 'Los deel' })])
  expect(await findCardTitles()).toContain('Los deel')
})

test('a payment term of 0 counts as one month, and a policy without premium says so', {
  tags: 'full',
}, async () => {
  await renderPolicies(
    [
      createExamplePolicy({ payment_term: 0 }),
      createSavingsPolicy({ total_term_amount: null, monthly_term_amount: null, payment_term: null }),
    ],
    '/verzekeringen?id=2',
  )
  const card = await screen.findByRole('article')
  expect(getNormalizedText(card)).toContain('€ 27,40')
  expect(getNormalizedText(card)).toContain('1 polis zonder bekende premie')
  expect(within(await findOverlay()).getByText(nl.policy_no_premium)).toBeTruthy()
})

test('policies without any premium are shown as text instead of a ring', async () => {
  await renderPolicies([createExamplePolicy({ total_term_amount: null })])
  expect(await screen.findByText(nl.premiums_unknown)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.queryByText(/€/)).toBeNull()
})

test('a policy with only a name can be opened', { tags: 'full' }, async () => {
  await renderPolicies(
    [
      createExamplePolicy({
        coverages: null,
        descriptions: null,
        start_date: null,
        contract_expiration_date: null,
      }),
    ],
    '/verzekeringen?id=1',
  )
  const drawer = await findOverlay()
  expect(await within(drawer).findByText(nl.coverages_unknown)).toBeTruthy()
})

test('if the end of the premium cannot be read, only that line shows an error, with a retry', {
  tags: 'full',
}, async () => {
  const policy = createExamplePolicy()
  const { portal } = await renderInsuranceView(PoliciesScreen, '/verzekeringen?id=1', (fake) =>
    fake.answer(getPolicies, { data: [policy] }),
  )
  const drawer = await findOverlay()
  await within(drawer).findByText(nl.premium_end_error, { exact: false })
  expect(within(drawer).getByText(nl.date_contract_end)).toBeTruthy()
  portal.answer(getPolicy, { data: { ...policy, premium_end_date: '2040-03-01' } })
  await userEvent.click(within(drawer).getByRole('button', { name: nl.retry_short }))
  expect(await within(drawer).findByText(nl.date_premium_end)).toBeTruthy()
})

test('of hundreds of policies each group shows the first, all on click, and a policy is found by name', {
  tags: 'full',
}, async () => {
  const many = Array.from({ length: 300 }, (_, place) =>
    createExamplePolicy({
      id: place,
      name: `Polis ${place}`,
      view_group_name: place % 2 ? 'Spaarverzekering' : 'Risicoverzekering',
    }),
  )
  await renderPolicies(many)
  expect(await findCardTitles()).toHaveLength(6)
  const [firstGroup] = screen.getAllByRole('button', { name: 'Toon alle 150' })
  await userEvent.click(firstGroup as HTMLElement)
  expect(await findCardTitles()).toHaveLength(153)
  await userEvent.type(screen.getByRole('searchbox'), '299')
  await waitFor(async () => expect(await findCardTitles()).toEqual(['Polis 299']))
  expect(screen.getByText('1 gevonden')).toBeTruthy()
})

test('without policies the screen says what will appear here', async () => {
  await renderPolicies([])
  expect(await screen.findByText(nl.policies_empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.tell_us }).getAttribute('href')).toBe('/contact')
})

test('the URL of a policy that is not shown opens the list with a message', { tags: 'full' }, async () => {
  await renderPolicies([createExamplePolicy()], '/verzekeringen?id=99')
  expect(await screen.findByText(nl.policy_not_found)).toBeTruthy()
  expect(await findCardTitles()).toHaveLength(1)
})

test('if policies cannot be read, the read can be retried', { tags: 'full' }, async () => {
  const { portal } = await renderPolicies(null)
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  portal.answer(getPolicies, { data: [createExamplePolicy()] })
  await userEvent.click(retry)
  expect(await findCardTitles()).toHaveLength(1)
})

test('the insurer’s own names are marked as Dutch on pages in another language', {
  tags: 'full',
}, async () => {
  await renderPolicies([createExamplePolicy()])
  const ring = within(await screen.findByRole('article'))
  expect(ring.getByText(addSoftHyphens('Overlijdensrisicoverzekering')).lang).toBe('nl')
  expect(screen.getByRole('heading', { level: 3, name: 'Overlijdensrisicoverzekering' }).lang).toBe('nl')
  await userEvent.click(screen.getByRole('link', { name: `${nl.policy_open}: Overlijdensrisicoverzekering` }))
  const drawer = within(await findOverlay())
  expect(drawer.getByRole('heading', { level: 2, name: 'Overlijdensrisicoverzekering' }).lang).toBe('nl')
  for (const words of ['Uitkering bij overlijden', 'Verzekerde'])
    expect(drawer.getByText(words).lang).toBe('nl')
})

test('a stored response without the policy does not show a not-found message', async () => {
  const { portal } = await renderInsuranceView(PoliciesScreen, '/verzekeringen?id=99', (portal) => {
    mockProductLabels()(portal)
    portal.lastSeen.remember(createPageRead(getPolicies), { data: [createExamplePolicy()] })
  })
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByText(nl.policy_not_found)).toBeNull()
  expect(portal.lastSeen.shown()).toContain(createPageRead(getPolicies).url)
})
