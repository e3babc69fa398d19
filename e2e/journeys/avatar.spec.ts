import type { Page } from '@playwright/test'
import { getCustomer } from '@portal/contract/customer'
import { expectAccessible } from '../accessible.ts'
import { pictures } from '../pictures.ts'
import { apiOrigin, callServer, expect, expectFocusIn, signIn, test } from '../portal.ts'

const account = '/editInfo/account'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('@AVATAR-01 @AVATAR-02 @AVATAR-03 @AVATAR-04 @AVATAR-05 ines crops a picture with the keyboard, and every file gets a clear answer', async ({
  page,
  request,
}) => {
  await signIn(page, 'ines', account)
  await expect(button(page, 'Foto kiezen')).toBeVisible()
  await expectAccessible(page)
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('main input[type=file]').setInputFiles(file)
  const alert = page.getByRole('main').getByRole('alert')
  for (const [file, answer] of [
    [pictures.heic, 'HEIC-bestand'],
    [pictures.broken, 'leeg of beschadigd'],
    [pictures.text, 'geen foto'],
    [pictures.tiny, '20 bij 20 beeldpunten'],
    [pictures.huge, 'te groot'],
  ] as const) {
    await choose(file)
    await expect(alert).toContainText('Je foto is niet geplaatst')
    await expect(alert).toContainText(answer)
  }
  await choose(pictures.moving)
  const dialog = page.getByRole('dialog', { name: 'Foto bijsnijden' })
  await expect(dialog).toContainText('eerste beeld')
  await expectFocusIn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await choose(pictures.halves)
  const cut = dialog.getByRole('group', { name: /pijltjestoetsen/ })
  await expect(cut).toBeVisible()
  await expectAccessible(page)
  await expectFocusIn(dialog)
  /** The dialog grows during its opening animation. */
  const size = async () => {
    const box = await cut.boundingBox()
    return [box?.width, box?.height].map((side) => Math.round(side ?? 0))
  }
  await expect.poll(size).toEqual([350, 350])
  const zoom = dialog.getByLabel('Inzoomen')
  await zoom.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(zoom).toHaveValue('1')
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveValue('1.025')
  const covers = async () => {
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
  expect(await covers()).toBe(true)
  await request.post(`${apiOrigin}/demo/fail-next`, { data: { kind: 'avatar', username: 'ines' } })
  await button(page, 'Foto plaatsen').click()
  await expect(dialog.getByRole('alert')).toContainText('Je foto is niet geplaatst')
  await button(page, 'Foto plaatsen').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Je nieuwe foto staat erop')).toBeVisible()
  await expect(button(page, 'Andere foto kiezen')).toBeFocused()
  const { data } = await callServer(request, { username: 'ines', tenant: 'zuider' }, getCustomer)
  const saved = `data:image/png;base64,${data.avatar}`
  await expect(page.getByRole('button', { name: /^Profiel van/ }).locator('img')).toHaveAttribute(
    'src',
    saved,
  )
  /** The left half of the picture is red; moved fully to the right, it is in the centre. */
  const middle = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    context?.drawImage(image, 0, 0)
    return [canvas.width, canvas.height, ...(context?.getImageData(175, 175, 1, 1).data ?? [])]
  }, saved)
  expect(middle.slice(0, 2)).toEqual([350, 350])
  expect(middle[2]).toBeGreaterThan(200)
  expect(middle[4]).toBeLessThan(60)

  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible()
})
