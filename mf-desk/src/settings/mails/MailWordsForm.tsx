import type { TenantMail } from '@portal/contract/desk/mail'
import {
  type MailOccasion,
  type MailPart,
  type MailWords,
  mailFaultOf,
  mailParts,
  maxMailPartLength,
} from '@portal/contract/desk/mail-words'

import { postTenantProfile } from '@portal/contract/desk/settings'
import * as v from '@portal/contract/schema'

import { useWrite } from '@portal/remote-kit'

import { Card, Section, Text } from '@portal/ui'
import { Form, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent } from 'react'
import { useProblem } from '../../shared/use-problem.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { SaveButton } from '../SaveButton.tsx'
import { Placeholders } from './Placeholders.tsx'
import { useFaultText } from './use-fault-text.ts'

type Typed = Record<MailPart, string>

interface Props {
  occasion: MailOccasion
  words: TenantMail['wordings'][number]
  /** Called with the typed texts while they are valid. */
  onTyped: (words: MailWords) => void
}

const typedOf = (own: MailWords): Typed => ({
  subject: own.subject ?? '',
  intro: own.intro ?? '',
  closing: own.closing ?? '',
})
const wordsOf = (typed: Typed): MailWords => ({
  subject: typed.subject.trim() || null,
  intro: typed.intro.trim() || null,
  closing: typed.closing.trim() || null,
})

/** Own texts of a mail in one locale; empty ones use the portal's. */
export function MailWordsForm({ occasion, words: { wording, own, portal }, onTyped }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const faultText = useFaultText(occasion)
  const partSchema = (part: MailPart) =>
    v.pipe(
      v.string(),
      v.check(
        (typed) => mailFaultOf(occasion, part, typed) === null,
        ({ input }) => {
          const fault = mailFaultOf(occasion, part, input)
          return fault ? faultText(part, fault) : ''
        },
      ),
    )
  const form = useForm<Typed>({
    schema: v.object({
      subject: partSchema('subject'),
      intro: partSchema('intro'),
      closing: partSchema('closing'),
    }),
    values: typedOf(own),
    resetOptions: { keepDirtyValues: true },
  })
  const write = useWrite(postTenantProfile, { refreshes: ['DESK_MAILS', 'DESK_SETTINGS'] })
  const problem = useProblem()(write.error)
  const typed = form.watch()
  const isRight = mailParts.every((part) => mailFaultOf(occasion, part, typed[part]) === null)
  const reportTyped = useEffectEvent(() => {
    if (isRight) onTyped(wordsOf(typed))
  })
  useEffect(() => reportTyped(), [typed.subject, typed.intro, typed.closing])
  const send = async (sent: Typed) => {
    const mail = { occasion, wording, ...wordsOf(sent) }
    await write
      .mutateAsync({ params: { tenant }, body: { mail } })
      .then(() => form.reset(sent, { keepValues: true }))
      .catch(() => {})
  }
  const field = (part: MailPart) => ({
    name: part,
    label: text(`mail_${part}`),
    optional: true,
    hint: text('mail_standard', { words: portal[part] ?? '' }),
  })
  const input = (part: MailPart) => ({
    maxLength: maxMailPartLength[part],
    lang: wording.slice(0, 2),
    autoComplete: 'off' as const,
  })
  return (
    <Card>
      <Section title={text('mails_own')}>
        <Text color="ink2">{text('mail_fixed')}</Text>
        <Form form={form} onSubmit={send} problem={problem}>
          <TextField {...field('subject')} input={input('subject')} />
          <TextAreaField
            {...field('intro')}
            input={{ maxLength: maxMailPartLength.intro, lang: wording.slice(0, 2) }}
          />
          <TextAreaField
            {...field('closing')}
            input={{ maxLength: maxMailPartLength.closing, lang: wording.slice(0, 2) }}
          />
          <Placeholders occasion={occasion} />
          <SaveButton busy={write.isPending} saved={write.isSuccess} />
        </Form>
      </Section>
    </Card>
  )
}
