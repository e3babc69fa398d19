import type { Page } from '@playwright/test'
import { getCard, getMain } from '../page-regions.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'
import { createTapCounter, type TapCounter } from '../tap-counter.ts'

const phoneViewport = { width: 390, height: 844 }
test.use({ viewport: phoneViewport, hasTouch: true, isMobile: true })

const getBottomBar = (page: Page) => page.getByRole('navigation', { name: 'Snel naar' })
const getMenuDialog = (page: Page) => page.getByRole('dialog', { name: 'Hoofdmenu' })
const pdfFile = {
  name: 'strook.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n/Type /Page\n%%EOF'),
}

/** A customer's task that starts at the overview. */
interface CustomerTask {
  name: string
  user: string
  /**
   * Maximum number of taps until the goal is visible or can be filled in, and maximum number of taps in the form
   * including its submit button. Never more than three.
   */
  taps: number
  form?: number
  navigate(page: Page, counter: TapCounter): Promise<void>
  fill?(page: Page, counter: TapCounter): Promise<void>
}

const customerTasks: CustomerTask[] = [
  {
    name: 'what do I owe',
    user: 'anna',
    taps: 0,
    navigate: (page) => expect(getCard(page, 'Je huis en hypotheek').getByText(/€/).first()).toBeInViewport(),
  },
  {
    name: 'send a requested document',
    user: 'hugo',
    taps: 2,
    form: 1,
    navigate: async (page, counter) => {
      await counter.tap(
        getMain(page)
          .getByRole('link', { name: /document/i })
          .first(),
      )
      await page.clock.fastForward(1000)
      await counter.tap(page.getByRole('button', { name: /^Document versturen: / }).first())
      await page.clock.fastForward(1000)
      await expect(page.getByRole('dialog', { name: 'Document versturen' })).toBeVisible()
    },
    fill: async (page, counter) => {
      const sending = page.getByRole('dialog', { name: 'Document versturen' })
      await sending.locator('input[data-upload=file]').setInputFiles(pdfFile)
      await counter.tap(sending.getByRole('button', { name: 'Document versturen' }))
      await expect(sending.getByText('Je adviseur kan het nu lezen', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'answer my adviser',
    user: 'jan',
    taps: 2,
    form: 1,
    navigate: async (page, counter) => {
      await counter.tap(getBottomBar(page).getByRole('link', { name: /^Berichten/ }))
      await counter.tap(getMain(page).getByRole('link', { name: /Past dinsdag\?/ }))
      await expect(getMain(page).getByRole('article').getByRole('textbox')).toBeVisible()
    },
    fill: async (page, counter) => {
      const opened = getMain(page).getByRole('article')
      await opened.getByRole('textbox').fill('Ja, dinsdag past.')
      await counter.tap(opened.getByRole('button', { name: 'Antwoord versturen' }))
      await expect(opened.getByText('Je bericht is verstuurd')).toBeVisible()
    },
  },
  {
    name: 'report a damage',
    user: 'anna',
    taps: 3,
    form: 3,
    navigate: async (page, counter) => {
      await counter.tap(page.getByRole('button', { name: 'Menu openen' }))
      await counter.tap(getMenuDialog(page).getByRole('link', { name: /^Schades/ }))
      await counter.tap(getMain(page).getByRole('link', { name: 'Schade melden' }))
      await expect(getMain(page).getByRole('radio').first()).toBeVisible()
    },
    fill: async (page, counter) => {
      await counter.tap(getMain(page).locator('label', { hasText: /^Woning/ }))
      await page.getByRole('textbox', { name: /^Datum/ }).fill('01-11-2026')
      await page.getByRole('textbox', { name: /^Wat is er gebeurd/ }).fill('De schutting is omgewaaid.')
      await counter.tap(getMain(page).getByRole('button', { name: 'Verder' }))
      await expect(getMain(page).getByText('De schutting is omgewaaid.')).toBeVisible()
      await counter.tap(getMain(page).getByRole('button', { name: 'Melding versturen' }))
      await expect(page.getByText('Je melding is aangekomen')).toBeVisible()
    },
  },
  {
    name: 'what if I become disabled',
    user: 'anna',
    taps: 1,
    navigate: async (page, counter) => {
      await counter.tap(getMain(page).getByRole('link', { name: 'Als ik niet kan werken' }))
      const scenariosDialog = page.getByRole('dialog', { name: 'Kan ik hier blijven wonen?' })
      await expect(
        scenariosDialog.getByRole('heading', { name: 'Arbeidsongeschikt', exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'change my income',
    user: 'anna',
    taps: 3,
    navigate: async (page, counter) => {
      await counter.tap(page.getByRole('button', { name: /^Profiel van/ }))
      await counter.tap(page.getByRole('dialog').getByRole('link', { name: 'Gegevens wijzigen' }))
      await counter.tap(getMain(page).getByRole('link', { name: 'Inkomen en pensioen' }))
      await expect(
        getMain(page)
          .getByRole('heading', { name: /^Inkomen/, level: 2 })
          .first(),
      ).toBeVisible()
      await expect(getMain(page).getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'book an appointment',
    user: 'noor',
    taps: 2,
    form: 3,
    navigate: async (page, counter) => {
      await counter.tap(page.getByRole('button', { name: 'Menu openen' }))
      await counter.tap(getMenuDialog(page).getByRole('link', { name: /^Afspraken/ }))
      await expect(getMain(page).getByRole('radio').first()).toBeVisible()
    },
    fill: async (page, counter) => {
      const getRadioLabels = (group: string) =>
        getMain(page).getByRole('group', { name: group }).locator('label')
      await counter.tap(getRadioLabels('Waar gaat het over?').first())
      await counter.tap(getRadioLabels('Wanneer?').first())
      const choice = getMain(page).getByRole('region', { name: 'Je keuze' })
      await expect(choice).toContainText('Oriëntatiegesprek · Sanne Vermeulen')
      await counter.tap(page.getByRole('button', { name: 'Afspraak maken' }))
      await expect(page.getByRole('heading', { name: 'Je afspraak staat' })).toBeVisible()
    },
  },
  {
    name: 'take my file along',
    user: 'emma',
    taps: 1,
    navigate: async (page, counter) => {
      await counter.tap(getMain(page).getByRole('button', { name: 'Dossier meenemen' }))
      await expect(getMain(page).getByText('Wordt gemaakt.', { exact: false }).first()).toBeVisible()
    },
  },
]

/** Name of the task that `npm test` measures; the full check measures all tasks. */
const defaultTaskName = 'book an appointment'

/** Maximum distance of a tapped element from the top of its page or overlay, in pixels: two phone screens. */
const maxScrollDepthPixels = 2 * phoneViewport.height

for (const { name, user, taps, form, navigate: way, fill } of customerTasks)
  test(`${name === defaultTaskName ? '' : '@full '}@TASKTIME-01 @TASKTIME-02 ${name} takes ${taps} taps, ${form ?? 0} in the form, none more than two screens down`, async ({
    page,
  }) => {
    if (user === 'jan')
      await runStaffCommand('message', {
        tenant: 'zuider',
        customer: user,
        title: 'Past dinsdag?',
        content: 'Dan lopen we alles door.',
        answer: 'true',
      })
    await signIn(page, user, '/dashboard')
    const counter = createTapCounter()
    await way(page, counter)
    expect.soft(counter.getTapCount(), 'taps to get there').toBeLessThanOrEqual(taps)
    await fill?.(page, counter)
    expect.soft(counter.getTapCount(), 'taps in all').toBeLessThanOrEqual(taps + (form ?? 0))
    expect(counter.getMaxDepth(), 'how far down').toBeLessThanOrEqual(maxScrollDepthPixels)
  })
