import type { Page } from '@playwright/test'
import { adviser } from '../adviser.ts'
import { cardOf, main } from '../overview.ts'
import { expect, signIn, test } from '../portal.ts'
import { type Thumb, thumb } from '../taps.ts'

/** A phone. */
const screen = { width: 390, height: 844 }
test.use({ viewport: screen, hasTouch: true, isMobile: true })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Snel naar' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Hoofdmenu' })
const pdf = {
  name: 'strook.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n/Type /Page\n%%EOF'),
}

/** A customer's task, starting at the overview. */
interface Task {
  name: string
  user: string
  /**
   * Maximum number of taps until the goal is visible or can be filled in, and of taps in the form including its submit
   * button: never more than three.
   */
  taps: number
  form?: number
  /** Navigates to the task. */
  way(page: Page, hand: Thumb): Promise<void>
  /** Fills in and submits the form. */
  fill?(page: Page, hand: Thumb): Promise<void>
}

const tasks: Task[] = [
  {
    name: 'what do I owe',
    user: 'anna',
    taps: 0,
    way: (page) => expect(cardOf(page, 'Je huis en hypotheek').getByText(/€/).first()).toBeInViewport(),
  },
  {
    name: 'send a requested document',
    user: 'hugo',
    taps: 2,
    form: 1,
    way: async (page, hand) => {
      await hand.tap(
        main(page)
          .getByRole('link', { name: /document/i })
          .first(),
      )
      await page.clock.fastForward(1000)
      await hand.tap(page.getByRole('button', { name: /^Document versturen: / }).first())
      await page.clock.fastForward(1000)
      await expect(page.getByRole('dialog', { name: 'Document versturen' })).toBeVisible()
    },
    fill: async (page, hand) => {
      const sending = page.getByRole('dialog', { name: 'Document versturen' })
      await sending.locator('input[data-upload=file]').setInputFiles(pdf)
      await hand.tap(sending.getByRole('button', { name: 'Document versturen' }))
      await expect(sending.getByText('Je adviseur kan het nu lezen', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'answer my adviser',
    user: 'jan',
    taps: 2,
    form: 1,
    way: async (page, hand) => {
      await hand.tap(bar(page).getByRole('link', { name: /^Berichten/ }))
      await hand.tap(main(page).getByRole('link', { name: /Past dinsdag\?/ }))
      await expect(main(page).getByRole('article').getByRole('textbox')).toBeVisible()
    },
    fill: async (page, hand) => {
      const opened = main(page).getByRole('article')
      await opened.getByRole('textbox').fill('Ja, dinsdag past.')
      await hand.tap(opened.getByRole('button', { name: 'Antwoord versturen' }))
      await expect(opened.getByText('Je bericht is verstuurd')).toBeVisible()
    },
  },
  {
    name: 'report a damage',
    user: 'anna',
    taps: 3,
    form: 3,
    way: async (page, hand) => {
      await hand.tap(page.getByRole('button', { name: 'Menu openen' }))
      await hand.tap(menu(page).getByRole('link', { name: /^Schades/ }))
      await hand.tap(main(page).getByRole('link', { name: 'Schade melden' }))
      await expect(main(page).getByRole('radio').first()).toBeVisible()
    },
    fill: async (page, hand) => {
      await hand.tap(main(page).locator('label', { hasText: /^Woning/ }))
      await page.getByRole('textbox', { name: /^Datum/ }).fill('01-11-2026')
      await page.getByRole('textbox', { name: /^Wat is er gebeurd/ }).fill('De schutting is omgewaaid.')
      await hand.tap(main(page).getByRole('button', { name: 'Verder' }))
      await expect(main(page).getByText('De schutting is omgewaaid.')).toBeVisible()
      await hand.tap(main(page).getByRole('button', { name: 'Melding versturen' }))
      await expect(page.getByText('Je melding is aangekomen')).toBeVisible()
    },
  },
  {
    name: 'what if I become disabled',
    user: 'anna',
    taps: 1,
    way: async (page, hand) => {
      await hand.tap(main(page).getByRole('link', { name: 'Als ik niet kan werken' }))
      const answer = page.getByRole('dialog', { name: 'Kan ik hier blijven wonen?' })
      await expect(answer.getByRole('heading', { name: 'Arbeidsongeschikt', exact: true })).toBeVisible()
    },
  },
  {
    name: 'change my income',
    user: 'anna',
    taps: 3,
    way: async (page, hand) => {
      await hand.tap(page.getByRole('button', { name: /^Profiel van/ }))
      await hand.tap(page.getByRole('dialog').getByRole('link', { name: 'Gegevens wijzigen' }))
      await hand.tap(main(page).getByRole('link', { name: 'Inkomen en pensioen' }))
      await expect(
        main(page)
          .getByRole('heading', { name: /^Inkomen/, level: 2 })
          .first(),
      ).toBeVisible()
      await expect(main(page).getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'book an appointment',
    user: 'noor',
    taps: 2,
    form: 3,
    way: async (page, hand) => {
      await hand.tap(page.getByRole('button', { name: 'Menu openen' }))
      await hand.tap(menu(page).getByRole('link', { name: /^Afspraken/ }))
      await expect(main(page).getByRole('radio').first()).toBeVisible()
    },
    fill: async (page, hand) => {
      const labels = (group: string) => main(page).getByRole('group', { name: group }).locator('label')
      await hand.tap(labels('Waar gaat het over?').first())
      await hand.tap(labels('Wanneer?').first())
      const choice = main(page).getByRole('region', { name: 'Je keuze' })
      await expect(choice).toContainText('Oriëntatiegesprek · Sanne Vermeulen')
      await hand.tap(page.getByRole('button', { name: 'Afspraak maken' }))
      await expect(page.getByRole('heading', { name: 'Je afspraak staat' })).toBeVisible()
    },
  },
  {
    name: 'take my file along',
    user: 'emma',
    taps: 1,
    way: async (page, hand) => {
      await hand.tap(main(page).getByRole('button', { name: 'Dossier meenemen' }))
      await expect(main(page).getByText('Wordt gemaakt.', { exact: false }).first()).toBeVisible()
    },
  },
]

/** The task counted by `npm test`; the full check counts all. */
const always = 'book an appointment'

/** Maximum scroll depth of a tapped element: two screens. */
const deepest = 2 * screen.height

for (const { name, user, taps, form, way, fill } of tasks)
  test(`${name === always ? '' : '@full '}@TASKTIME-01 @TASKTIME-02 ${name}: ${taps} taps, ${form ?? 0} in the form, none further down than two screens`, async ({
    page,
  }) => {
    if (user === 'jan')
      await adviser('message', {
        tenant: 'zuider',
        customer: user,
        title: 'Past dinsdag?',
        content: 'Dan lopen we alles door.',
        answer: 'true',
      })
    await signIn(page, user, '/dashboard')
    const hand = thumb()
    await way(page, hand)
    expect.soft(hand.taps(), 'taps to get there').toBeLessThanOrEqual(taps)
    await fill?.(page, hand)
    expect.soft(hand.taps(), 'taps in all').toBeLessThanOrEqual(taps + (form ?? 0))
    expect(hand.furthest(), 'how far down').toBeLessThanOrEqual(deepest)
  })
