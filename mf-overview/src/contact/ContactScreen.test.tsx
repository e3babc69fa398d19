import { sendMessage } from '@portal/contract/message'
import { loadSentMessages, quotaText, throwQuotaReached } from '@portal/remote-kit/test'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createCustomer, getPlainText, mockRejectedCall, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import '@portal/blocks/file-field'
import '@portal/ui/select-field'
import ContactScreen from './ContactScreen.tsx'
import { getInitialQuestion } from './use-question-form.ts'

const exampleOpeningHours = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' })),
  { day: 6, from: '10:00', to: '14:00' },
  { day: 7, from: null, to: null },
]
const exampleOffices = [
  {
    id: 1,
    name: 'Breda',
    phone: '076 555 01 20',
    email: 'breda@zuider.example',
    street_name: 'Ginnekenweg',
    number: '214',
    postcode: '4835 NH',
    city: 'Breda',
    default_hours: exampleOpeningHours,
    upcoming_hours: [{ date: '2026-11-24', from: null, to: null, reason: 'Studiedag' }],
  },
  { id: 2, name: 'Tilburg', phone: '013 555 01 40' },
]
const createContact = (name: string) => ({
  id: name,
  full_name: name,
  phone: '06 1',
  email: `${name}@zuider.example`,
})
const createContactCustomer = (given: object = {}) =>
  createCustomer({
    office_id: 1,
    advisor: createContact('Sanne'),
    account_manager: createContact('Ruben'),
    ...given,
  })
const renderContact = (customer = createContactCustomer(), tenant: object = {}, path = '/contact') =>
  renderOverview(ContactScreen, {
    customer,
    path,
    tenant: { offices: exampleOffices, website: 'https://www.zuider.example', ...tenant },
  })
const findOfficeCard = async () => within(await screen.findByRole('region', { name: nl.contact_office }))

afterEach(() => vi.useRealTimers())

test('@CONTACT-01 @CONTACT-02 case C53: a message has a category, subject and text, is sent from the contact form, and is listed at once', async () => {
  const portal = await renderContact()
  const timesRead = await loadSentMessages(portal)
  portal.answer(sendMessage, { data: { success: true } })
  const category = await screen.findByRole('combobox', { name: nl.contact_category })
  await userEvent.click(category)
  const options = (await screen.findAllByRole('option')).map(getPlainText)
  expect(options).toEqual([
    nl.category_scenarios,
    nl.category_refinance,
    nl.category_maximum_mortgage,
    nl.category_sustainability,
    nl.category_account,
    nl.category_anders,
  ])
  await userEvent.click(screen.getByRole('option', { name: nl.category_account }))
  await waitFor(() => expect(document.activeElement).toBe(category))
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByText(nl.message_sent)).toBe(document.activeElement)
  expect(portal.sent.find(({ path }) => path === sendMessage.path)?.input).toMatchObject({
    body: { category: 'account', subject: 'Adres', message: 'Wij verhuizen', screen: 'contact_formulier' },
  })
  expect(timesRead()).toBe(1)
})

test('at the quota, the form shows the server’s message and keeps the question', {
  tags: 'full',
}, async () => {
  const portal = await renderContact()
  portal.answer(sendMessage, throwQuotaReached)
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByText(quotaText)).toBeTruthy()
  expect(screen.getByLabelText(nl.contact_message)).toHaveProperty('value', 'Wij verhuizen')
})

test('@MSG-02 clicking the button twice sends the question once', { tags: 'full' }, async () => {
  const portal = await renderContact()
  portal.answer(sendMessage, { data: { success: true } })
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  const { send } = portal.api
  let sendResponse = () => {}
  const underWay = new Promise<void>((resolve) => {
    sendResponse = resolve
  })
  portal.api.send = async (...given) => {
    const answer = await send(...given)
    await underWay
    return answer
  }
  const button = screen.getByRole('button', { name: 'Bericht versturen' })
  await act(async () => {
    button.click()
    await new Promise(setImmediate)
    button.click()
  })
  await act(async () => sendResponse())
  expect(await screen.findByText(nl.message_sent)).toBeTruthy()
  expect(portal.sent.filter(({ path }) => path === sendMessage.path)).toHaveLength(1)
})

/** Chooses a category and waits until the combobox has the focus again. Text typed before that moment would be lost. */
async function chooseCategory() {
  const box = await screen.findByRole('combobox', { name: nl.contact_category })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('option', { name: nl.category_account }))
  await waitFor(() => expect(document.activeElement).toBe(box))
}

test('a URL with a subject prefills subject and category, another URL prefills nothing', {
  tags: 'full',
}, async () => {
  await renderContact(createContactCustomer(), {}, '/contact?category=anders&subject=Polis%20ORV-440')
  expect(await screen.findByLabelText(nl.contact_subject)).toHaveProperty('value', 'Polis ORV-440')
  expect((await screen.findByRole('combobox', { name: nl.contact_category })).textContent).toContain(
    nl.category_anders,
  )
  cleanup()
  await renderContact(createContactCustomer(), {}, `/contact?category=bonus&subject=${'x'.repeat(300)}`)
  expect(await screen.findByLabelText(nl.contact_subject)).toHaveProperty('value', 'x'.repeat(200))
  expect((await screen.findByRole('combobox', { name: nl.contact_category })).textContent).toContain(
    nl.contact_category_choose,
  )
})

test('@MSG-02 after a reload the typed question is restored, and sent with its earlier idempotency key', {
  tags: 'full',
}, async () => {
  const first = await renderContact()
  first.answer(...mockRejectedCall(sendMessage))
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  const second = await renderContact()
  second.answer(sendMessage, { data: { success: true } })
  await waitFor(() =>
    expect(screen.getByLabelText(nl.contact_message)).toHaveProperty('value', 'Wij verhuizen'),
  )
  expect(screen.getByLabelText(nl.contact_subject)).toHaveProperty('value', 'Adres')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByText(nl.message_sent)).toBeTruthy()
  const getIdempotencyKey = ({ sent }: typeof first) => {
    const input = sent.find(({ path }) => path === sendMessage.path)?.input
    return (input as { body: { idempotency_key: string } } | undefined)?.body.idempotency_key
  }
  expect(getIdempotencyKey(first)).toBeTruthy()
  expect(getIdempotencyKey(second)).toBe(getIdempotencyKey(first))
  cleanup()
  await renderContact()
  expect(await screen.findByLabelText(nl.contact_message)).toHaveProperty('value', '')
})

test('@CONTACT-03 @CONTACT-04 @CONTACT-05 missing values give field errors, and nothing is sent', async () => {
  const portal = await renderContact()
  await screen.findByRole('combobox')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  const alert = getPlainText(await screen.findByRole('alert'))
  for (const complaint of [nl.category_required, nl.subject_required, nl.message_required])
    expect(alert).toContain(complaint)
  expect(portal.sent.some(({ path }) => path === sendMessage.path)).toBe(false)
})

test('@CONTACT-06 the office card shows the tenant’s logo, or the partner insurer’s logo for its customers', async () => {
  await renderContact(createContactCustomer(), { logo: 'iVBORw0KGgo=' })
  expect((await findOfficeCard()).getByText('Zuider')).toBeTruthy()
  expect(document.querySelector('img[src^="data:image/png"]')).toBeTruthy()
  cleanup()
  await renderContact(createContactCustomer({ product_labels: [{ name: 'UNIVE' }] }), {
    logo: 'iVBORw0KGgo=',
  })
  const card = await findOfficeCard()
  expect(card.getByText('Univé')).toBeTruthy()
  expect(document.querySelector('img[src^="data:image/png"]')).toBeNull()
})

test.each([
  [2, 'Tilburg'],
  [null, 'Breda'],
  [77, 'Breda'],
])(
  '@CONTACT-07 the customer with office id %s sees the office %s',
  { tags: 'full' },
  async (office_id, name) => {
    await renderContact(createContactCustomer({ office_id }))
    expect((await findOfficeCard()).getByRole('heading', { name })).toBeTruthy()
  },
)

test('@CONTACT-08 the office’s phone number and e-mail address are links', async () => {
  await renderContact()
  const card = await findOfficeCard()
  expect(card.getByRole('link', { name: '076 555 01 20' }).getAttribute('href')).toBe('tel:0765550120')
  expect(card.getByRole('link', { name: 'breda@zuider.example' }).getAttribute('href')).toBe(
    'mailto:breda@zuider.example',
  )
})

test('@ENTITY-07 a link to mail the tenant about problems with the portal is shown if the tenant allows it', {
  tags: 'full',
}, async () => {
  const support_email = 'hulp@zuider.example'
  await renderContact(undefined, { support_email, use_support_email: true })
  expect((await findOfficeCard()).getByRole('link', { name: support_email }).getAttribute('href')).toBe(
    `mailto:${support_email}`,
  )
  cleanup()
  await renderContact(undefined, { support_email, use_support_email: false })
  expect((await findOfficeCard()).queryByRole('link', { name: support_email })).toBeNull()
})

test('@CONTACT-09 the appointment link leads to the tenant’s page, or to another page for a partner insurer’s customers', async () => {
  const getAppointmentUrl = async () =>
    (await findOfficeCard()).getByRole('link', { name: nl.contact_appointment }).getAttribute('href')
  await renderContact()
  expect(await getAppointmentUrl()).toBe('https://www.zuider.example/adviesgesprek')
  cleanup()
  await renderContact(createContactCustomer({ product_labels: [{ name: 'EHH' }] }))
  expect(await getAppointmentUrl()).toBe('https://www.zuider.example/adviesgesprek/verzekeraar')
})

test('@CONTACT-10 @CONTACT-12 without flags all parts of the contact screen are shown, and staff appear only as contacts', async () => {
  await renderContact()
  expect(await screen.findByRole('heading', { name: 'Sanne' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ruben' })).toBeTruthy()
  expect(screen.getByRole('region', { name: nl.hours })).toBeTruthy()
  expect(getPlainText(screen.getByRole('region', { name: nl.visiting_address }))).toContain(
    'Ginnekenweg 2144835 NH Breda',
  )
  const form = screen.getByRole('textbox', { name: nl.contact_message })
  const adviser = screen.getByRole('region', { name: 'Sanne' })
  expect(adviser.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const person of [adviser, screen.getByRole('region', { name: 'Ruben' })])
    for (const link of within(person).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(tel|mailto):/)
})

test('@TENANT-15 @TENANT-16 @TENANT-17 each flag that is off hides only its own part', async () => {
  await renderContact(createContactCustomer(), { show_account_manager: false })
  expect(await screen.findByRole('heading', { name: 'Sanne' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ruben' })).toBeNull()
  cleanup()
  await renderContact(createContactCustomer(), { show_visiting_address: false })
  expect(await screen.findByRole('region', { name: nl.hours })).toBeTruthy()
  expect(screen.queryByRole('region', { name: nl.visiting_address })).toBeNull()
  cleanup()
  await renderContact(createContactCustomer(), { show_opening_hours: false })
  expect(await screen.findByRole('region', { name: nl.visiting_address })).toBeTruthy()
  expect(screen.queryByRole('region', { name: nl.hours })).toBeNull()
})

test('@TENANT-14 a link to appointments is shown only if the tenant has them switched on', async () => {
  await renderContact()
  expect((await findOfficeCard()).queryByRole('link', { name: nl.contact_appointments })).toBeNull()
  cleanup()
  await renderContact(createContactCustomer(), { online_afspraken_enabled: true })
  expect((await findOfficeCard()).getByRole('link', { name: nl.contact_appointments })).toBeTruthy()
})

test('@CONTACT-11 opening hours show all seven days, mark today, list exceptions, and say whether the office is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T11:00:00Z') })
  await renderContact()
  const card = within(await screen.findByRole('region', { name: nl.hours }))
  const days = card.getAllByRole('term').map(getPlainText)
  expect(days.slice(0, 7)).toEqual([
    'Maandag',
    'Dinsdag',
    'Woensdag',
    'Donderdag',
    'Vrijdag',
    'Zaterdag (vandaag)',
    'Zondag',
  ])
  expect(card.getAllByRole('definition').map(getPlainText).slice(4, 8)).toEqual([
    '09.00 – 17.30',
    '10.00 – 14.00',
    'Gesloten',
    'Gesloten',
  ])
  expect(getPlainText(card.getByText('24 november 2026', { exact: false }))).toBe('24 november 2026Studiedag')
  expect(card.getByText('Nu geopend tot 14.00 uur')).toBeTruthy()
})

test('a closed office shows its next opening time, with exceptions taken into account', {
  tags: 'full',
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') })
  await renderContact()
  expect(await screen.findByText('Nu gesloten, woensdag open vanaf 09.00 uur')).toBeTruthy()
})

test('with an empty file and a tenant without details, the form still works', {
  tags: 'full',
}, async () => {
  await renderContact(createCustomer(), { offices: [], website: null })
  expect((await findOfficeCard()).getByText(nl.contact_unknown)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Bericht versturen' })).toBeTruthy()
})

test('case C37: a long subject in the URL is truncated between characters', () => {
  const subject = encodeURIComponent(`${'x'.repeat(199)}🏠`)
  expect(getInitialQuestion(`?subject=${subject}`).subject).toBe('x'.repeat(199))
})
