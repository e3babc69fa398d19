import { createPageRead } from '@portal/contract/call'
import type { Customer } from '@portal/contract/customer'
import { getNotes } from '@portal/contract/note'
import type { Tenant } from '@portal/contract/tenant'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navigate } from '../routing/routing.ts'
import { menuRemotes, menuResponsesByPath } from '../test/menu-remotes.ts'
import {
  createCustomerResponse,
  createNavEntry,
  createRemotes,
  createRoute,
  openShell,
} from '../test/open-shell.tsx'
import { createStoredSession } from '../test/test-browser-env.ts'
import { createTestRemote } from '../test/test-remote.ts'
import nl from '../texts/nl.json'

afterEach(() => vi.unstubAllGlobals())

const includeHiddenOptions = { hidden: true }
const findMenus = () => screen.getAllByRole('navigation', { name: nl.main_menu, hidden: true })
const getMenu = () => within(findMenus()[0] as HTMLElement)
const listMenuRows = () =>
  getMenu()
    .getAllByRole('listitem', includeHiddenOptions)
    .map(({ textContent }) => textContent)
const openLayout = (more: Parameters<typeof openShell>[0] = {}) =>
  openShell({
    remotes: createRemotes(...menuRemotes),
    ...more,
    server: { ...menuResponsesByPath, ...more?.server },
  })

test('@NAV-04 @NAV-05 menu entries show in their order, whichever remote provides them', {
  tags: 'full',
}, async () => {
  await openLayout({ tenant: { show_policies: true } })
  expect(listMenuRows().map((row) => row?.replace(/\d+$/, ''))).toEqual([
    'dashboard',
    'inkomen',
    'pensioen',
    'wonen',
    'hypotheek',
    'verzekeringen',
    'verplichtingen',
    'services',
    'contact',
  ])
})

test.each<[string, Partial<Tenant>, string[], RegExp]>([
  ['@TENANT-10', { show_income: false }, ['inkomen', 'pensioen'], /income|retirement/],
  ['@TENANT-11', { show_mortgages: false }, ['hypotheek'], /mortgage/],
  ['@TENANT-12', { show_policies: false }, ['verzekeringen', 'schades'], /policy|damage/],
  ['@TENANT-12', {}, ['verzekeringen', 'schades'], /policy|damage/],
  ['@TENANT-13', { show_obligations: false }, ['verplichtingen'], /obligation/],
])(
  '%s the flags %j hide the entries and screens %j, and no data of theirs is read',
  async (_, flags, ids, calls) => {
    const { shell, server } = await openLayout({ tenant: flags })
    await vi.waitFor(() => expect(server.requested.length).toBeGreaterThan(3))
    for (const id of ids) expect(listMenuRows().join()).not.toContain(id)
    expect(server.requested.filter((path) => calls.test(path))).toEqual([])
    for (const id of ids) {
      act(() => navigate(`/${id}`))
      await vi.waitFor(() => expect(location.pathname).toBe('/dashboard'))
      expect(shell.routing.destination.get()).toHaveProperty('route.id', 'dashboard')
    }
  },
)

test('@NAV-08 counts are the number of records, including the partner’s', { tags: 'full' }, async () => {
  await openLayout({ tenant: { show_policies: true } })
  await vi.waitFor(() =>
    expect(listMenuRows()).toEqual(
      expect.arrayContaining(['inkomen3', 'pensioen4', 'hypotheek2', 'verzekeringen1']),
    ),
  )
})

test('@NAV-09 without records an amount above zero counts as one, and without an amount there is no count', async () => {
  const none = { data: [] }
  await openLayout({
    server: {
      '/api/zuider/customer/income': none,
      '/api/zuider/customer/income/partner': none,
      '/api/zuider/customer/retirement': none,
      '/api/zuider/customer/retirement/partner': none,
      '/api/zuider/customer/customer': createCustomerResponse({
        gross_annual_income: 48_000,
        gross_annual_old_age_pension_amount: 0,
      }),
    },
  })
  await vi.waitFor(() => expect(listMenuRows()).toContain('inkomen1'))
  expect(listMenuRows()).toContain('pensioen')
})

test('@NAV-10 @THEME-04 the menu shows the tenant’s logo, a PNG from its data, and the version', async () => {
  await openLayout()
  const pictures = findMenus()[0]?.querySelectorAll('img')
  expect([...(pictures ?? [])].map(({ src }) => src)).toEqual(['data:image/png;base64,TE9HTw=='])
  expect(getMenu().getByText('Versie 1.2.3')).toBeTruthy()
})

test.each(['EHH', 'UNIVE'])(
  '@TENANT-22 a customer with the label %s sees the insurer’s mark in place of the tenant’s logo',
  async (label) => {
    const product_labels = [{ id: 1, name: label }]
    await openLayout({
      server: { '/api/zuider/customer/customer': createCustomerResponse({ product_labels }) },
    })
    expect(await getMenu().findByText('Univé')).toBeTruthy()
    expect(findMenus()[0]?.querySelector('img')).toBeNull()
  },
)

test('@NAV-03 the drawer closes on navigation', async () => {
  await openLayout()
  await userEvent.click(screen.getByRole('button', { name: nl.open_menu, hidden: true }))
  const findMenuDrawer = () => document.querySelector(`dialog[aria-label="${nl.main_menu}"]`)
  expect(findMenuDrawer()).toHaveProperty('open', true)
  act(() => navigate('/contact'))
  await vi.waitFor(() => expect(findMenuDrawer()).toHaveProperty('open', false))
})

test('@NAV-03 the drawer closes on a click beside it, not inside it', {
  tags: 'full',
}, async () => {
  await openLayout()
  await userEvent.click(screen.getByRole('button', { name: nl.open_menu, hidden: true }))
  const drawer = document.querySelector<HTMLDialogElement>(`dialog[aria-label="${nl.main_menu}"]`)
  if (!drawer) throw new Error('there is no drawer')
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 320, 800)
  fireEvent.click(drawer, { clientX: 200 })
  fireEvent.click(within(drawer).getByText('Versie 1.2.3'), { clientX: 400 })
  expect(drawer.open).toBe(true)
  fireEvent.click(drawer, { clientX: 400 })
  expect(drawer.open).toBe(false)
})

test('@HEADER-02 header and document have the screen’s title', async () => {
  await openLayout({ path: '/contact' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('contact')
  expect(document.title).toBe('contact · Zuider Advies')
  act(() => navigate('/wonen'))
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('wonen'))
})

const getProfileButton = () => screen.getByRole('button', { name: /^Profiel van/, hidden: true })
const openProfilePanel = () => userEvent.click(getProfileButton())
const getProfilePanel = () => within(screen.getByRole('dialog', { name: /^Profiel van/, hidden: true }))

test('@HEADER-03 header and profile drawer have inbox and tasks with their counts', async () => {
  await openLayout()
  await openProfilePanel()
  const listShortcuts = () =>
    getProfilePanel()
      .getAllByRole('listitem', includeHiddenOptions)
      .map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(listShortcuts()).toEqual(['berichten22 nieuw', 'taken33 te doen']))
  const header = within(screen.getByRole('banner', includeHiddenOptions))
  const bar = header.getAllByRole('link', { name: /^(berichten|taken)/, hidden: true })
  expect(bar.map((link) => link.getAttribute('href'))).toEqual([
    '/berichten',
    '/taken',
    '/berichten',
    '/taken',
  ])
})

const getBottomBar = () => within(document.querySelector('[data-bottom-bar]') as HTMLElement)

test('on a phone the bottom bar has the main screens with counts, and the header alone opens the menu', {
  tags: 'full',
}, async () => {
  await openLayout({ path: '/taken' })
  const listBarEntries = () =>
    getBottomBar()
      .getAllByRole('link', includeHiddenOptions)
      .map((link) => [link.textContent, link.getAttribute('href')])
  await vi.waitFor(() =>
    expect(listBarEntries()).toEqual([
      ['dashboard', '/dashboard'],
      ['berichten22 nieuw', '/berichten'],
      ['taken33 te doen', '/taken'],
      [nl.adviser_short, '/contact'],
    ]),
  )
  expect(getBottomBar().getByRole('link', { current: 'page', ...includeHiddenOptions }).textContent).toMatch(
    /^taken/,
  )
  expect(getBottomBar().queryAllByRole('button', includeHiddenOptions)).toEqual([])
})

test('without a connection one line says so, until it returns', { tags: 'full' }, async () => {
  await openLayout()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(nl.offline).closest('[role=status]')).toBeTruthy()
  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(nl.offline)).toBeNull()
})

const exampleAdviser = { id: 5, full_name: 'Sanne Vermeulen', phone: '076 555 01 21' }

test('every screen has the adviser’s card below the menu, with a phone number', {
  tags: 'full',
}, async () => {
  await openLayout({
    server: {
      '/api/zuider/customer/customer': createCustomerResponse({
        advisor: exampleAdviser,
      } as Partial<Customer>),
    },
  })
  const card = within(await getMenu().findByRole('region', { name: nl.adviser, hidden: true }))
  expect(card.getByText('Sanne Vermeulen')).toBeTruthy()
  expect(card.getByRole('link', { name: exampleAdviser.phone, hidden: true }).getAttribute('href')).toBe(
    'tel:0765550121',
  )
  expect(card.getByRole('link', { name: nl.message_short, hidden: true }).getAttribute('href')).toBe(
    '/contact',
  )
})

test('without an adviser the card shows the tenant, with its office’s number', { tags: 'full' }, async () => {
  const offices = [{ id: 1, name: 'Breda', phone: '076 555 01 00' }] as Tenant['offices']
  await openLayout({ tenant: { offices } })
  const card = within(await getMenu().findByRole('region', { name: nl.office, hidden: true }))
  expect(card.getByText('Zuider Advies')).toBeTruthy()
  expect(card.getByRole('link', { name: '076 555 01 00', hidden: true })).toBeTruthy()
})

test('@HEADER-05 the profile button has name, picture and the total of open items', {
  tags: 'full',
}, async () => {
  await openLayout({ session: createStoredSession('anna', { avatar: 'RkFDRQ==' }) })
  await vi.waitFor(() => expect(getProfileButton().textContent).toContain('5 nieuw of te doen'))
  expect(within(getProfileButton()).getByText('anna de Wit')).toBeTruthy()
  expect(getProfileButton().querySelector('img')?.src).toBe('data:image/png;base64,RkFDRQ==')
})

test('@HEADER-05 a new message that needs an answer counts once', {
  tags: 'full',
}, async () => {
  const message = { id: 9, title: 'Wat vind je?', wants_answer: true }
  const notes = '/api/zuider/customer/note'
  const inbox = createTestRemote('mf-inbox', {
    routes: [createRoute('post')],
    nav: [
      createNavEntry('post', 5, {
        section: 'header',
        count: { reads: [createPageRead(getNotes)], only: 'unseen' },
      }),
    ],
  })
  await openLayout({
    remotes: createRemotes(...menuRemotes, inbox),
    server: { [notes]: { data: [message, { id: 10 }] } },
  })
  await vi.waitFor(() => expect(getProfileButton().textContent).toContain('7 nieuw of te doen'))
})

test('@HEADER-05 for a tenant without mortgages, their to-dos are neither read nor counted', {
  tags: 'full',
}, async () => {
  const { server } = await openLayout({ tenant: { show_mortgages: false } })
  await vi.waitFor(() => expect(getProfileButton().textContent).toContain('4 nieuw of te doen'))
  expect(server.requested.filter((path) => path.includes('mortgage'))).toEqual([])
})

const createPerson = (id: number, full_name: string) => ({
  id,
  full_name,
  date_of_birth: '1980-03-12',
  age: 46,
})

test('@PROFILE-01 the profile drawer has cards of the customer, the partner and the children', {
  tags: 'full',
}, async () => {
  const family = {
    partner: createPerson(2, 'Jeroen de Wit'),
    children: [createPerson(3, 'Noa'), createPerson(4, 'Sem')],
  }
  await openLayout({ server: { '/api/zuider/customer/customer/family': { data: family } } })
  await openProfilePanel()
  await getProfilePanel().findByText('Sem')
  const cards = getProfilePanel()
    .getAllByRole('region', includeHiddenOptions)
    .map((card) => card.getAttribute('aria-label'))
  expect(cards).toEqual(['Jij: Anna de Wit', 'Partner: Jeroen de Wit', 'Kind: Noa', 'Kind: Sem'])
})

test('@PROFILE-01 a single customer has one card', async () => {
  await openLayout({
    server: { '/api/zuider/customer/customer/family': { data: { partner: null, children: [] } } },
  })
  await openProfilePanel()
  await vi.waitFor(() =>
    expect(getProfilePanel().getAllByRole('region', includeHiddenOptions)).toHaveLength(1),
  )
})

test('@PROFILE-03 the edit button leads to editInfo, once a remote provides it', {
  tags: 'full',
}, async () => {
  await openLayout()
  await openProfilePanel()
  expect(getProfilePanel().queryByRole('link', { name: nl.change_info, hidden: true })).toBeNull()
})

test('@PROFILE-03 the profile drawer’s edit button leads to editInfo', async () => {
  const edit = createTestRemote('mf-edit-data', {
    routes: [createRoute('editInfo', { path: '/editInfo/:tab?' })],
  })
  await openLayout({ remotes: createRemotes(edit) })
  await openProfilePanel()
  const link = getProfilePanel().getByRole('link', { name: nl.change_info, hidden: true })
  expect(link.getAttribute('href')).toBe('/editInfo')
})

test('@PROFILE-04 the logout button signs out after 150 ms', async () => {
  const { shell, browser } = await openLayout()
  await openProfilePanel()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => getProfilePanel().getByRole('button', { name: nl.sign_out, hidden: true }).click())
  await act(() => vi.advanceTimersByTimeAsync(149))
  expect(shell.session.account.get()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shell.session.account.get()).toBeNull()
  expect(browser.kept().sessions).toEqual([])
})

/** Replaces text nodes as a browser's translation does, which detaches them from React. */
function simulateBrowserTranslation() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  for (const node of nodes) {
    const font = document.createElement('font')
    font.textContent = `[${node.textContent}]`
    node.parentNode?.replaceChild(font, node)
  }
}

test('when another language is chosen on a page that the browser has translated, the page reloads after the choice is stored', async () => {
  const { shell, browser } = await openLayout()
  act(() => shell.language.change('en'))
  expect(browser.load).not.toHaveBeenCalled()
  simulateBrowserTranslation()
  act(() => shell.language.change('de'))
  await vi.waitFor(() => expect(browser.load).toHaveBeenCalledExactlyOnceWith())
  expect(browser.kept().sessions[0]?.language).toBe('de')
  expect(document.cookie).toContain('language=de')
})
