import {
  findMailFault,
  getMailPlaceholders,
  type MailFault,
  type MailOccasion,
  type MailPart,
  type MailTexts,
  mailParts,
  maxMailPartLength,
} from '@portal/contract/desk/mail-texts'
import type { TenantMail } from '@portal/contract/desk/tenant-mail'
import { saveTenantProfile } from '@portal/contract/desk/tenant-settings'
import * as v from '@portal/contract/valibot'
import { Card, chakra, Section, Text } from '@portal/ui'
import { Form, TextAreaField, TextField, useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent } from 'react'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
import { type TextId, useText } from '../../texts.ts'
import { SaveButton } from '../SaveButton.tsx'

const wrapInBraces = (name: string) => `{${name}}`

/** Returns a function that formats an error in a part of a mail. */
function useMailErrorText(occasion: MailOccasion): (part: MailPart, fault: MailFault) => string {
  const text = useText()
  return (part, fault) => {
    const known = getMailPlaceholders(occasion, part).map(wrapInBraces).join(', ')
    if (fault.kind === 'brace') return text('mail_brace', { known })
    const placeholder = wrapInBraces(fault.placeholder)
    return fault.kind === 'unknown'
      ? text('mail_unknown', { placeholder, known })
      : text('mail_missing', { placeholder })
  }
}

function PlaceholderList({ occasion }: { occasion: MailOccasion }) {
  const text = useText()
  return (
    <div>
      <Text fontWeight={500}>{text('mail_filled')}</Text>
      <chakra.ul color="ink2" textStyle="meta">
        {getMailPlaceholders(occasion, 'intro').map((name) => (
          <li key={name}>
            <chakra.code fontWeight={600}>{`{${name}}`}</chakra.code> {text(`mail_filled_${name}` as TextId)}
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}

type MailTextValues = Record<MailPart, string>

interface MailTextsFormProps {
  occasion: MailOccasion
  localeTexts: TenantMail['wordings'][number]
  /** Called with the typed texts while they are valid. */
  onTyped: (words: MailTexts) => void
}

const toMailTextValues = (own: MailTexts): MailTextValues => ({
  subject: own.subject ?? '',
  intro: own.intro ?? '',
  closing: own.closing ?? '',
})
const toMailTexts = (typed: MailTextValues): MailTexts => ({
  subject: typed.subject.trim() || null,
  intro: typed.intro.trim() || null,
  closing: typed.closing.trim() || null,
})

/** Form for the tenant's own texts of a mail in one locale; an empty text uses the portal's. */
export function MailTextsForm({
  occasion,
  localeTexts: { wording, own, portal },
  onTyped,
}: MailTextsFormProps) {
  const text = useText()
  const getMailErrorText = useMailErrorText(occasion)
  const createPartSchema = (part: MailPart) =>
    v.pipe(
      v.string(),
      v.check(
        (typed) => findMailFault(occasion, part, typed) === null,
        ({ input }) => {
          const fault = findMailFault(occasion, part, input)
          return fault ? getMailErrorText(part, fault) : ''
        },
      ),
    )
  const form = useForm<MailTextValues>({
    schema: v.object({
      subject: createPartSchema('subject'),
      intro: createPartSchema('intro'),
      closing: createPartSchema('closing'),
    }),
    values: toMailTextValues(own),
    resetOptions: { keepDirtyValues: true },
  })
  const write = useDeskWrite(saveTenantProfile)
  const typed = form.watch()
  const isRight = mailParts.every((part) => findMailFault(occasion, part, typed[part]) === null)
  const reportTyped = useEffectEvent(() => {
    if (isRight) onTyped(toMailTexts(typed))
  })
  useEffect(() => reportTyped(), [typed.subject, typed.intro, typed.closing])
  const submitMailTexts = async (sent: MailTextValues) => {
    const mail = { occasion, wording, ...toMailTexts(sent) }
    if (await write.submit({ body: { mail } })) form.reset(sent, { keepValues: true })
  }
  const getFieldProps = (part: MailPart) => ({
    name: part,
    label: text(`mail_${part}`),
    optional: true,
    hint: text('mail_standard', { words: portal[part] ?? '' }),
  })
  const getInputProps = (part: MailPart) => ({
    maxLength: maxMailPartLength[part],
    lang: wording.slice(0, 2),
    autoComplete: 'off' as const,
  })
  return (
    <Card>
      <Section title={text('mails_own')}>
        <Text color="ink2">{text('mail_fixed')}</Text>
        <Form form={form} onSubmit={submitMailTexts} problem={write.errorText}>
          <TextField {...getFieldProps('subject')} input={getInputProps('subject')} />
          <TextAreaField
            {...getFieldProps('intro')}
            input={{ maxLength: maxMailPartLength.intro, lang: wording.slice(0, 2) }}
          />
          <TextAreaField
            {...getFieldProps('closing')}
            input={{ maxLength: maxMailPartLength.closing, lang: wording.slice(0, 2) }}
          />
          <PlaceholderList occasion={occasion} />
          <SaveButton busy={write.isPending} saved={write.isSuccess} />
        </Form>
      </Section>
    </Card>
  )
}
