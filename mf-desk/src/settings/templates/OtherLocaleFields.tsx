import type { Locale } from '@portal/contract/language'
import { Badge, chakra, Icon } from '@portal/ui'
import { useFormContext, useWatch } from '@portal/ui/form'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { LocaleTextFields } from './LocaleTextFields.tsx'
import { isEmptyText, type TemplateValues } from './template-values.ts'

const otherLocaleCss = {
  borderTopWidth: '1px',
  borderColor: 'line',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '52px',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { transition: 'transform .15s' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > div': { pb: '5' },
}

/** Fields for a locale other than the tenant's own. Collapsed initially, and expanded while a field has an error. */
export function OtherLocaleFields({ wording }: { wording: Locale }) {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  const { control, formState } = useFormContext<TemplateValues>()
  const typed = useWatch({ control, name: `texts.${wording}` })
  const wrong = formState.errors.texts?.[wording] !== undefined
  return (
    <chakra.details
      css={otherLocaleCss}
      open={wanted || wrong}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-down" size={20} />
        {text(`wording_${wording}`)}
        {!isEmptyText(typed) && <Badge status="good">{text('wording_filled')}</Badge>}
      </summary>
      <LocaleTextFields locale={wording} required={false} />
    </chakra.details>
  )
}
