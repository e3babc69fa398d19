import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../button/Button.tsx'
import { DateField } from '../date-field.tsx'
import { renderUi } from '../test/render.tsx'
import { renderForm } from '../test/render-form.tsx'
import words from '../ui-texts/nl.json'
import { setUiTexts } from '../ui-texts/ui-texts.ts'
import { ChoiceField, type ChoiceOption } from './ChoiceField.tsx'
import { CodeField } from './CodeField.tsx'
import { Form } from './Form.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PercentField } from './PercentField.tsx'
import { PostcodeField } from './PostcodeField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './use-form.ts'

const getField = () => screen.getByLabelText(/^Field/)
const createRequiredSchema = (message: string) => v.pipe(v.string(), v.nonEmpty(message))

test('@INPUT-01 an amount accepts digits, dots and commas, and shows a euro sign', {
  tags: 'full',
}, async () => {
  const send = renderForm({ it: null }, <MoneyField name="it" label="Field" />)
  expect(screen.getByText('€')).toBeTruthy()
  await userEvent.type(getField(), '€1.234,5')
  expect(getField()).toHaveProperty('value', '1.234,5')
  await userEvent.tab()
  expect(getField()).toHaveProperty('value', '1.234,50')
  expect(await send()).toEqual({ it: 1234.5 })
})

test('@FORMAT-07 @FORMAT-09 on an English page a field formats numbers in English, and reads both formats', {
  tags: 'full',
}, async () => {
  setUiTexts({}, { language: 'en', formal: false })
  onTestFinished(() => setUiTexts({}))
  const send = renderForm({ it: 1234.5 }, <MoneyField name="it" label="Field" />)
  expect(getField()).toHaveProperty('value', '1,234.50')
  for (const typed of ['2,345.67', '2.345,67']) {
    await userEvent.clear(getField())
    await userEvent.type(getField(), typed)
    await userEvent.tab()
    expect(getField()).toHaveProperty('value', '2,345.67')
    expect(await send()).toEqual({ it: 2345.67 })
  }
})

test('@INPUT-01 an amount typed with a thousands separator is formatted', { tags: 'full' }, async () => {
  const send = renderForm({ it: null }, <MoneyField name="it" label="Field" whole />)
  await userEvent.type(getField(), '585k')
  expect(getField()).toHaveProperty('value', '585000')
  await userEvent.tab()
  expect(getField()).toHaveProperty('value', '585.000')
  expect(await send()).toEqual({ it: 585_000 })
})

test.each([
  ['typed', '12abc34'],
  ['typed', '-500'],
  ['pasted', '12abc34'],
  ['pasted', '-500'],
  ['pasted', '1.234,50 p.m.'],
])('@INPUT-01 an amount %s as %s stays, with an error that shows the format', async (how, text) => {
  const send = renderForm({ it: null }, <MoneyField name="it" label="Field" />)
  await userEvent.click(getField())
  await (how === 'typed' ? userEvent.keyboard(text) : userEvent.paste(text))
  expect(screen.getByRole('alert').textContent).toBe(words.number_refused)
  expect(getField()).toHaveProperty('value', text)
  expect(getField().getAttribute('aria-invalid')).toBe('true')
  expect(await send()).toBeNull()
  await userEvent.clear(getField())
  await userEvent.paste('€ 1.250,00')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await send()).toEqual({ it: 1250 })
})

test('@INPUT-03 a negative percentage is rejected', { tags: 'full' }, async () => {
  const send = renderForm({ it: 3.85 }, <PercentField name="it" label="Field" />)
  await userEvent.tripleClick(getField())
  await userEvent.paste('-4,1%')
  expect(screen.getByRole('alert').textContent).toBe(words.number_refused)
  expect(await send()).toBeNull()
})

test('@INPUT-02 an amount has a maximum', { tags: 'full' }, async () => {
  const send = renderForm({ it: null }, <MoneyField name="it" label="Field" />)
  await userEvent.type(getField(), '990000000000')
  await userEvent.tab()
  expect(getField()).toHaveProperty('value', '99.000.000.000,00')
  expect(await send()).toEqual({ it: 99_000_000_000 })
})

test('clearing an amount makes it null', async () => {
  const send = renderForm({ it: 12 }, <MoneyField name="it" label="Field" />)
  await userEvent.clear(getField())
  expect(await send()).toEqual({ it: null })
})

test('@INPUT-03 a percentage accepts digits, dots and commas', async () => {
  const send = renderForm({ it: 3.85 }, <PercentField name="it" label="Field" />)
  expect(getField()).toHaveProperty('value', '3,85')
  await userEvent.clear(getField())
  await userEvent.type(getField(), '4.1%')
  expect(await send()).toEqual({ it: 4.1 })
})

test('@INPUT-04 a number drops characters other than digits', async () => {
  const send = renderForm({ it: '' }, <NumberField name="it" label="Field" unit="jaar" />)
  await userEvent.type(getField(), '0a2-0')
  expect(await send()).toEqual({ it: '020' })
})

test('@INPUT-05 a postcode accepts four digits and two letters, and gets its space', {
  tags: 'full',
}, async () => {
  const send = renderForm({ it: '' }, <PostcodeField name="it" label="Field" />)
  await userEvent.type(getField(), '1234abc')
  await userEvent.tab()
  expect(getField()).toHaveProperty('value', '1234 AB')
  expect(await send()).toEqual({ it: '1234 AB' })
})

test('@INPUT-06 only an existing date is accepted, and one that does not exist gives its own error', {
  tags: 'full',
}, async () => {
  const send = renderForm({ it: '' }, <DateField name="it" label="Field" invalid="No date" />)
  for (const [typed, message] of [
    ['31-2-2026', words.date_nonexistent],
    ['gisteren', 'No date'],
  ] as const) {
    await userEvent.clear(getField())
    await userEvent.type(getField(), typed)
    expect(await send()).toBeNull()
    expect(screen.getAllByText(message)).not.toHaveLength(0)
  }
  await userEvent.clear(getField())
  await userEvent.type(getField(), '1/3/2026')
  await userEvent.tab()
  expect(getField()).toHaveProperty('value', '01-03-2026')
  expect(await send()).toEqual({ it: '2026-03-01' })
})

test('@INPUT-07 a date must be within its years', async () => {
  const send = renderForm(
    { it: '2041-03-01' },
    <DateField name="it" label="Field" invalid="No date" years={{ last: 2030 }} />,
  )
  expect(getField()).toHaveProperty('value', '01-03-2041')
  expect(await send()).toBeNull()
})

test('a pasted code loses its spaces', async () => {
  const send = renderForm({ it: '' }, <CodeField name="it" label="Field" />)
  await userEvent.click(getField())
  await userEvent.paste(' 123 456\n')
  expect(await send()).toEqual({ it: '123456' })
})

test('@WCAG-3.3.1 @WCAG-3.3.2 trust D4: errors are listed above the form, which takes the focus, and at their fields', {
  tags: 'full',
}, async () => {
  const send = renderForm(
    { it: '', deep: { one: '' } },
    [
      <TextField key="it" name="it" label="Field" hint="A hint" />,
      <TextField key="one" name="deep.one" label="Other" />,
    ],
    v.object({
      deep: v.object({ one: createRequiredSchema('Me too') }),
      it: createRequiredSchema('Fill me in'),
    }),
  )
  expect(await send()).toBeNull()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.textContent).toContain('2 velden kloppen nog niet')
  const described = getField().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fill me in', 'Me too'])
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Fill me in', 'A hint'])
  await userEvent.click(screen.getByRole('link', { name: 'Me too' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Other'))
  await userEvent.type(getField(), 'x')
  expect(getField().getAttribute('aria-invalid')).toBeNull()
})

test('a text of several lines keeps its lines', { tags: 'full' }, async () => {
  const send = renderForm({ it: '' }, <TextAreaField name="it" label="Field" />)
  await userEvent.type(getField(), 'one{Enter}two')
  expect(await send()).toEqual({ it: 'one\ntwo' })
})

test('an error changes with the language at once', async () => {
  const text = { nl: ['Naam', 'Vul een naam in'], de: ['Name', 'Bitte einen Namen eingeben'] } as const
  let change: (language: 'nl' | 'de') => void = () => {}
  function NamedFieldForm() {
    const [language, setLanguage] = useState<'nl' | 'de'>('nl')
    change = setLanguage
    const [label, missing] = text[language]
    const form = useForm({
      schema: v.object({ it: createRequiredSchema(missing) }),
      defaultValues: { it: '' },
    })
    return (
      <Form form={form} onSubmit={() => {}}>
        <TextField name="it" label={label} />
        <Button type="submit">Send</Button>
      </Form>
    )
  }
  renderUi(<NamedFieldForm />)
  act(() => change('de'))
  expect(screen.queryByText(text.de[1])).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getAllByText(text.de[1])).toHaveLength(2)
  act(() => change('nl'))
  expect(await screen.findAllByText(text.nl[1])).toHaveLength(2)
  expect(screen.queryByText(text.de[1])).toBeNull()
})

test('options under different headings are one choice', async () => {
  const [home, car] = ['Home', 'Car'].map((label) => ({ id: label, label }))
  const options = [
    { value: 'a', label: 'First', under: home },
    { value: 'b', label: 'Second', under: home },
    { value: 'c', label: 'Third', under: car },
  ]
  const send = renderForm(
    { it: '' },
    <ChoiceField name="it" label="Field" options={options as ChoiceOption[]} />,
  )
  const getGroupRadios = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio')
  expect([
    getGroupRadios('Home').length,
    getGroupRadios('Car').length,
    getGroupRadios('Field').length,
  ]).toEqual([2, 1, 3])
  await userEvent.click(screen.getByRole('radio', { name: 'First' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Third' }))
  expect(await send()).toEqual({ it: 'c' })
  expect(screen.getByRole('radio', { name: 'First' })).toHaveProperty('checked', false)
})

test('an option is chosen by mouse or arrow keys, and a missing choice is an error', {
  tags: 'full',
}, async () => {
  const options = [
    { value: 'a', label: 'First', about: 'More on it' },
    { value: 'b', label: 'Second' },
  ]
  const send = renderForm(
    { it: '' },
    <ChoiceField name="it" label="Field" options={options} />,
    v.object({ it: createRequiredSchema('Choose one') }),
  )
  expect(screen.getByRole('group', { name: 'Field' })).toBeTruthy()
  await send().catch(() => {})
  expect((await screen.findAllByText('Choose one')).length).toBe(2)
  await userEvent.click(screen.getByRole('radio', { name: /First/ }))
  await userEvent.keyboard('{ArrowDown}')
  expect(await send()).toEqual({ it: 'b' })
})

test.each<[string, ReactNode, string, number, string, string, number]>([
  ['postcode', <PostcodeField key="p" name="it" label="Field" />, '1234 B', 5, 'c', '1234 CB', 6],
  ['amount', <MoneyField key="m" name="it" label="Field" />, '450000', 3, '€7', '4507000', 4],
  [
    'amount with nothing left of the key',
    <MoneyField key="n" name="it" label="Field" />,
    '450000',
    3,
    '€',
    '450000',
    3,
  ],
  ['percentage', <PercentField key="q" name="it" label="Field" />, '3,85', 1, '%1', '31,85', 2],
  ['number', <NumberField key="r" name="it" label="Field" />, '1985', 2, 'x0', '19085', 3],
])(
  'case C31: the caret stays behind what is typed in the middle of a %s',
  async (_, drawn, before, at, keys, after, caret) => {
    renderForm({ it: null }, drawn)
    const input = getField() as HTMLInputElement
    await userEvent.type(input, before)
    await userEvent.type(input, keys, { initialSelectionStart: at, initialSelectionEnd: at })
    expect([input.value, input.selectionStart]).toEqual([after, caret])
  },
)

test('case C54: an amount with misplaced separators stays, with an error that shows the format', {
  tags: 'full',
}, async () => {
  const send = renderForm({ it: null }, <MoneyField name="it" label="Field" />)
  for (const typed of ['1.2.3', '1234.567', '12,34,567']) {
    await userEvent.clear(getField())
    await userEvent.type(getField(), typed)
    expect(await send()).toBeNull()
    expect(getField()).toHaveProperty('value', typed)
    expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain(words.number_unreadable)
  }
  await userEvent.clear(getField())
  await userEvent.type(getField(), '1.234')
  expect(await send()).toEqual({ it: 1234 })
})

test('case C08 C54: pasted text is cleaned, and a zero-width character does not count as a name', {
  tags: 'full',
}, async () => {
  const send = renderForm(
    { it: '', name: '' },
    <>
      <TextAreaField name="it" label="Field" />
      <TextField name="name" label="Name" />
    </>,
    v.object({ name: createRequiredSchema('is required') }),
  )
  await userEvent.click(getField())
  await userEvent.paste('Regel een\u000bregel twee')
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.paste('\u200b')
  expect(await send()).toBeNull()
  expect(screen.getAllByText('is required').length).toBeGreaterThan(0)
  await userEvent.type(screen.getByLabelText('Name'), 'Anna')
  expect(await send()).toEqual({ it: 'Regel een\nregel twee', name: 'Anna' })
})

test('a password is sent as pasted', async () => {
  const send = renderForm({ it: '' }, <PasswordField name="it" label="Field" autoComplete="new-password" />)
  await userEvent.click(getField())
  await userEvent.paste('ge\theim\u200b')
  expect(await send()).toEqual({ it: 'ge\theim\u200b' })
})
