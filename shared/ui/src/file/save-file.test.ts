import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.restoreAllMocks())

test('a file is saved completely, under a name that every system accepts', async () => {
  let given: Blob | undefined
  URL.createObjectURL = (blob) => {
    given = blob as Blob
    return 'blob:portal'
  }
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveFile({ name: 'Lindelaan 14/2: schema.csv', type: 'text/csv', content: 'a;b' })
  const link = clicked.mock.contexts[0] as HTMLAnchorElement
  expect([link.download, link.href]).toEqual(['Lindelaan 14 2  schema.csv', 'blob:portal'])
  expect(given?.type).toBe('text/csv')
  expect(await given?.text()).toBe('a;b')
})
