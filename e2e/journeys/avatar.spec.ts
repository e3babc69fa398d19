import type { Page } from '@playwright/test'
import { getCustomer } from '@portal/contract/customer'
import { avatarFiles } from '../avatar-files.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { apiOrigin, callAsCustomer, expect, expectFocusIn, signIn, test } from '../portal-test.ts'

const accountPath = '/editInfo/account'
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('@AVATAR-01 @AVATAR-02 @AVATAR-03 @AVATAR-04 @AVATAR-05 ines crops a picture by keyboard, and each unusable file gets its own message', async ({
  page,
  request,
}) => {
  await signIn(page, 'ines', accountPath)
  await expect(getButton(page, 'Foto kiezen')).toBeVisible()
  await expectAccessible(page)
  const selectFile = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('main input[type=file]').setInputFiles(file)
  const alert = page.getByRole('main').getByRole('alert')
  for (const [file, expectedText] of [
    [avatarFiles.heic, 'HEIC-bestand'],
    [avatarFiles.broken, 'leeg of beschadigd'],
    [avatarFiles.text, 'geen foto'],
    [avatarFiles.tiny, '20 bij 20 beeldpunten'],
    [avatarFiles.huge, 'te groot'],
  ] as const) {
    await selectFile(file)
    await expect(alert).toContainText('Je foto is niet geplaatst')
    await expect(alert).toContainText(expectedText)
  }
  await selectFile(avatarFiles.moving)
  const dialog = page.getByRole('dialog', { name: 'Foto bijsnijden' })
  await expect(dialog).toContainText('eerste beeld')
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await selectFile(avatarFiles.halves)
  const cut = dialog.getByRole('group', { name: /pijltjestoetsen/ })
  await expect(cut).toBeVisible()
  await expectAccessible(page)
  await expectFocusIn(dialog)
  /** Measures the size of the dialog. The test polls it, because the dialog grows during its opening animation. */
  const measureDialogSize = async () => {
    const box = await cut.boundingBox()
    return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
  }
  await expect.poll(measureDialogSize).toEqual([350, 350])
  const zoom = dialog.getByLabel('Inzoomen')
  await zoom.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(zoom).toHaveValue('1')
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveValue('1.025')
  const isCropAreaCovered = async () => {
    const picture = await dialog.locator('img').boundingBox()
    const hole = await cut.boundingBox()
    if (!picture || !hole) return false
    return (
      picture.x <= hole.x + 0.5 &&
      picture.y <= hole.y + 0.5 &&
      picture.x + picture.width >= hole.x + hole.width - 0.5 &&
      picture.y + picture.height >= hole.y + hole.height - 0.5
    )
  }
  await cut.focus()
  for (let press = 0; press < 80; press++) await page.keyboard.press('ArrowRight')
  expect(await isCropAreaCovered()).toBe(true)
  await request.post(`${apiOrigin}/demo/fail-next`, { data: { kind: 'avatar', username: 'ines' } })
  await getButton(page, 'Foto plaatsen').click()
  await expect(dialog.getByRole('alert')).toContainText('Je foto is niet geplaatst')
  await getButton(page, 'Foto plaatsen').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Je nieuwe foto staat erop')).toBeVisible()
  await expect(getButton(page, 'Andere foto kiezen')).toBeFocused()
  const { data } = await callAsCustomer(request, { username: 'ines', tenant: 'zuider' }, getCustomer)
  const saved = `data:image/png;base64,${data.avatar_thumb}`
  await expect(page.getByRole('button', { name: /^Profiel van/ }).locator('img')).toHaveAttribute(
    'src',
    saved,
  )
  /**
   * The left half of the test picture is red. The test moved the picture fully to the right, so the centre of the saved
   * avatar must be red.
   */
  const large = page.getByRole('main').locator('img')
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(350)
  const middle = await large.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    context?.drawImage(image, 0, 0)
    return [...(context?.getImageData(175, 175, 1, 1).data ?? [])]
  })
  expect(middle[0]).toBeGreaterThan(200)
  expect(middle[2]).toBeLessThan(60)

  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible()
})
