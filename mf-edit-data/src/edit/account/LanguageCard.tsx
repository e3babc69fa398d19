import { type Language, languageNames, languages } from '@portal/contract/language'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { Card, chakra } from '@portal/ui'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { useText } from '../../texts.ts'

/** Card to choose the language of the portal; the choice is applied immediately (ACCOUNT-02). */
export function LanguageCard() {
  const text = useText()
  const own = usePortal().language
  const { language } = useLanguage()
  const form = useForm<{ language: Language }>({ defaultValues: { language } })
  const chosen = form.watch('language')
  useEffect(() => form.setValue('language', language), [form, language])
  useEffect(() => {
    if (chosen !== own.current.get().language) own.change(chosen)
  }, [chosen, own])
  return (
    <Card>
      <Form form={form} onSubmit={() => {}}>
        <ChoiceField
          name="language"
          label={text('account_language')}
          hint={text('account_language_hint')}
          beside={160}
          options={languages.map((value) => ({
            value,
            label: <chakra.span lang={value}>{languageNames[value]}</chakra.span>,
          }))}
        />
      </Form>
    </Card>
  )
}
