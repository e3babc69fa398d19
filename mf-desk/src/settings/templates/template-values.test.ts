import { expect, test } from 'vitest'
import { orderLocales, toTemplateRequest, toTemplateValues } from './template-values.ts'

test('@DESK-14 only locales with typed text are sent, including a half-filled one, which the server rejects', () => {
  const values = toTemplateValues({
    name: ' Welkom ',
    texts: { nl: { subject: ' Hallo ', text: 'Fijn.\n' } },
  })
  values.texts.en.subject = 'Hello'
  values.texts.de.text = ' \n'
  expect(toTemplateRequest(values)).toEqual({
    name: 'Welkom',
    texts: { nl: { subject: 'Hallo', text: 'Fijn.\n' }, en: { subject: 'Hello', text: '' } },
  })
  expect(toTemplateRequest(toTemplateValues(null))).toEqual({ name: '', texts: {} })
})

test('@DESK-14 the tenant’s own locale comes first, and each locale once', () => {
  expect(orderLocales('nl_u')).toEqual(['nl_u', 'nl', 'en', 'en_u', 'de', 'de_u'])
})
