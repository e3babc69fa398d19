import { sendMessage } from '@portal/contract/message'
import { openSentList, quotaReached, quotaSentence } from '@portal/remote-kit/test'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleCustomer, open, plain, refused } from '../test/open.ts'
import nl from '../texts/nl.json'
import '@portal/ui/file-field'
import '@portal/ui/select-field'
import ContactScreen from './ContactScreen.tsx'
import { initialQuestion } from './use-question.ts'

const hours = [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' })),
  { day: 6, from: '10:00', to: '14:00' },
  { day: 7, from: null, to: null },
]
const offices = [
  {
    id: 1,
    name: 'Breda',
    phone: '076 555 01 20',
    email: 'breda@zuider.example',
    street_name: 'Ginnekenweg',
    number: '214',
    postcode: '4835 NH',
    city: 'Breda',
    default_hours: hours,
    upcoming_hours: [{ date: '2026-11-24', from: null, to: null, reason: 'Studiedag' }],
  },
  { id: 2, name: 'Tilburg', phone: '013 555 01 40' },
]
const person = (name: string) => ({
  id: name,
  full_name: name,
  phone: '06 1',
  email: `${name}@zuider.example`,
})
const anna = (given: object = {}) =>
  exampleCustomer({ office_id: 1, advisor: person('Sanne'), account_manager: person('Ruben'), ...given })
const show = (customer = anna(), tenant: object = {}, path = '/contact') =>
  open(ContactScreen, {
    customer,
    path,
    tenant: { offices, website: 'https://www.zuider.example', ...tenant },
  })
const office = async () => within(await screen.findByRole('region', { name: nl.contact_office }))

beforeEach(() => {
  Element.prototype.scrollTo = () => {}
})
afterEach(() => vi.useRealTimers())

test('@CONTACT-01 @CONTACT-02 case C53: a message has a category, a subject and a text, goes as the contact form, and is listed at once', async () => {
  const portal = await show()
  const timesRead = await openSentList(portal)
  portal.answer(sendMessage, { data: { success: true } })
  const category = await screen.findByRole('combobox', { name: nl.contact_category })
  await userEvent.click(category)
  const options = (await screen.findAllByRole('option')).map(plain)
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
  expect(await screen.findByText(nl.message_sent)).toBeTruthy()
  expect(portal.sent.find(({ path }) => path === sendMessage.path)?.input).toMatchObject({
    body: { category: 'account', subject: 'Adres', message: 'Wij verhuizen', screen: 'contact_formulier' },
  })
  expect(timesRead()).toBe(1)
})

test('a question too many is refused in the server’s own words, and stays', { tags: 'full' }, async () => {
  const portal = await show()
  portal.answer(sendMessage, quotaReached)
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByText(quotaSentence)).toBeTruthy()
  expect(screen.getByLabelText(nl.contact_message)).toHaveProperty('value', 'Wij verhuizen')
})

test('@MSG-02 a question whose button is pressed twice is sent once', { tags: 'full' }, async () => {
  const portal = await show()
  portal.answer(sendMessage, { data: { success: true } })
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  const { send } = portal.api
  let respond = () => {}
  const underWay = new Promise<void>((resolve) => {
    respond = resolve
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
  await act(async () => respond())
  expect(await screen.findByText(nl.message_sent)).toBeTruthy()
  expect(portal.sent.filter(({ path }) => path === sendMessage.path)).toHaveLength(1)
})

/** Chooses a category and waits until the list has returned the focus; text typed earlier would be lost. */
async function chooseCategory() {
  const box = await screen.findByRole('combobox', { name: nl.contact_category })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('option', { name: nl.category_account }))
  await waitFor(() => expect(document.activeElement).toBe(box))
}

test('a question about something begins with its subject and a category; another address begins with none', {
  tags: 'full',
}, async () => {
  await show(anna(), {}, '/contact?category=anders&subject=Polis%20ORV-440')
  expect(await screen.findByLabelText(nl.contact_subject)).toHaveProperty('value', 'Polis ORV-440')
  expect((await screen.findByRole('combobox', { name: nl.contact_category })).textContent).toContain(
    nl.category_anders,
  )
  cleanup()
  await show(anna(), {}, `/contact?category=bonus&subject=${'x'.repeat(300)}`)
  expect(await screen.findByLabelText(nl.contact_subject)).toHaveProperty('value', 'x'.repeat(200))
  expect((await screen.findByRole('combobox', { name: nl.contact_category })).textContent).toContain(
    nl.contact_category_choose,
  )
})

test('@MSG-02 what was typed is there again after a reload, and is sent under the key of then', {
  tags: 'full',
}, async () => {
  const first = await show()
  first.answer(...refused(sendMessage))
  await chooseCategory()
  await userEvent.type(screen.getByLabelText(nl.contact_subject), 'Adres')
  await userEvent.type(screen.getByLabelText(nl.contact_message), 'Wij verhuizen')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  const second = await show()
  second.answer(sendMessage, { data: { success: true } })
  await waitFor(() =>
    expect(screen.getByLabelText(nl.contact_message)).toHaveProperty('value', 'Wij verhuizen'),
  )
  expect(screen.getByLabelText(nl.contact_subject)).toHaveProperty('value', 'Adres')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  expect(await screen.findByText(nl.message_sent)).toBeTruthy()
  const keyOf = ({ sent }: typeof first) => {
    const input = sent.find(({ path }) => path === sendMessage.path)?.input
    return (input as { body: { idempotency_key: string } } | undefined)?.body.idempotency_key
  }
  expect(keyOf(first)).toBeTruthy()
  expect(keyOf(second)).toBe(keyOf(first))
  cleanup()
  await show()
  expect(await screen.findByLabelText(nl.contact_message)).toHaveProperty('value', '')
})

test('@CONTACT-03 @CONTACT-04 @CONTACT-05 what is missing is asked for, and nothing is sent', async () => {
  const portal = await show()
  await screen.findByRole('combobox')
  await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }))
  const alert = plain(await screen.findByRole('alert'))
  for (const complaint of [nl.category_required, nl.subject_required, nl.message_required])
    expect(alert).toContain(complaint)
  expect(portal.sent.some(({ path }) => path === sendMessage.path)).toBe(false)
})

test('@CONTACT-06 the office shows the tenant’s logo; a partner insurer’s customer sees the insurer’s', async () => {
  await show(anna(), { logo: 'iVBORw0KGgo=' })
  expect((await office()).getByText('Zuider')).toBeTruthy()
  expect(document.querySelector('img[src^="data:image/png"]')).toBeTruthy()
  cleanup()
  await show(anna({ product_labels: [{ name: 'UNIVE' }] }), { logo: 'iVBORw0KGgo=' })
  const card = await office()
  expect(card.getByText('Univé')).toBeTruthy()
  expect(document.querySelector('img[src^="data:image/png"]')).toBeNull()
})

test.each([
  [2, 'Tilburg'],
  [null, 'Breda'],
  [77, 'Breda'],
])('@CONTACT-07 office %s of the customer is %s', { tags: 'full' }, async (office_id, name) => {
  await show(anna({ office_id }))
  expect((await office()).getByRole('heading', { name })).toBeTruthy()
})

test('@CONTACT-08 the office has its phone and e-mail, to press', async () => {
  await show()
  const card = await office()
  expect(card.getByRole('link', { name: '076 555 01 20' }).getAttribute('href')).toBe('tel:0765550120')
  expect(card.getByRole('link', { name: 'breda@zuider.example' }).getAttribute('href')).toBe(
    'mailto:breda@zuider.example',
  )
})

test('@ENTITY-07 problems with the portal can be mailed to the tenant, if it wants that', {
  tags: 'full',
}, async () => {
  const support_email = 'hulp@zuider.example'
  await show(undefined, { support_email, use_support_email: true })
  expect((await office()).getByRole('link', { name: support_email }).getAttribute('href')).toBe(
    `mailto:${support_email}`,
  )
  cleanup()
  await show(undefined, { support_email, use_support_email: false })
  expect((await office()).queryByRole('link', { name: support_email })).toBeNull()
})

test('@CONTACT-09 the appointment button leads to the tenant’s page, another one for a partner insurer’s customer', async () => {
  const page = async () =>
    (await office()).getByRole('link', { name: nl.contact_appointment }).getAttribute('href')
  await show()
  expect(await page()).toBe('https://www.zuider.example/adviesgesprek')
  cleanup()
  await show(anna({ product_labels: [{ name: 'EHH' }] }))
  expect(await page()).toBe('https://www.zuider.example/adviesgesprek/verzekeraar')
})

test('@CONTACT-10 @CONTACT-12 everything of the tenant is there where no flag says otherwise, and its people only as contacts', async () => {
  await show()
  expect(await screen.findByRole('heading', { name: 'Sanne' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Ruben' })).toBeTruthy()
  expect(screen.getByRole('region', { name: nl.hours })).toBeTruthy()
  expect(plain(screen.getByRole('region', { name: nl.visiting_address }))).toContain(
    'Ginnekenweg 2144835 NH Breda',
  )
  const region = screen.getByRole('region', { name: nl.contact_people })
  const form = screen.getByRole('textbox', { name: nl.contact_message })
  expect(region.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const people = within(region)
  for (const link of people.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(tel|mailto):/)
})

test('@TENANT-15 @TENANT-16 @TENANT-17 each flag that is off hides its own part', async () => {
  await show(anna(), { show_account_manager: false })
  expect(await screen.findByRole('heading', { name: 'Sanne' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Ruben' })).toBeNull()
  cleanup()
  await show(anna(), { show_visiting_address: false })
  expect(await screen.findByRole('region', { name: nl.hours })).toBeTruthy()
  expect(screen.queryByRole('region', { name: nl.visiting_address })).toBeNull()
  cleanup()
  await show(anna(), { show_opening_hours: false })
  expect(await screen.findByRole('region', { name: nl.visiting_address })).toBeTruthy()
  expect(screen.queryByRole('region', { name: nl.hours })).toBeNull()
})

test('@TENANT-14 the appointments are led to only where the tenant has them on', async () => {
  await show()
  expect((await office()).queryByRole('link', { name: nl.contact_appointments })).toBeNull()
  cleanup()
  await show(anna(), { online_afspraken_enabled: true })
  expect((await office()).getByRole('link', { name: nl.contact_appointments })).toBeTruthy()
})

test('@CONTACT-11 all seven days, today marked, what differs, and whether it is open now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T11:00:00Z') })
  await show()
  const card = within(await screen.findByRole('region', { name: nl.hours }))
  const days = card.getAllByRole('term').map(plain)
  expect(days.slice(0, 7)).toEqual([
    'Maandag',
    'Dinsdag',
    'Woensdag',
    'Donderdag',
    'Vrijdag',
    'Zaterdag (vandaag)',
    'Zondag',
  ])
  expect(card.getAllByRole('definition').map(plain).slice(4, 8)).toEqual([
    '09.00 – 17.30',
    '10.00 – 14.00',
    'Gesloten',
    'Gesloten',
  ])
  expect(plain(card.getByText('24 november 2026', { exact: false }))).toBe('24 november 2026Studiedag')
  expect(card.getByText('Nu geopend tot 14.00 uur')).toBeTruthy()
})

test('a closed office says when it opens, past a day that differs', { tags: 'full' }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') })
  await show()
  expect(await screen.findByText('Nu gesloten, woensdag open vanaf 09.00 uur')).toBeTruthy()
})

test('an empty file and a tenant with little to say of itself leave a form that works', {
  tags: 'full',
}, async () => {
  await show(exampleCustomer(), { offices: [], website: null })
  expect((await office()).getByText(nl.contact_unknown)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Bericht versturen' })).toBeTruthy()
})

test('case C37: a subject that the address names is cut between characters', () => {
  const subject = encodeURIComponent(`${'x'.repeat(199)}🏠`)
  expect(initialQuestion(`?subject=${subject}`).subject).toBe('x'.repeat(199))
})
