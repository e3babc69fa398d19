import type { Wording } from '@portal/contract/language'
import { Badge, chakra, Icon } from '@portal/ui'
import { useFormContext, useWatch } from '@portal/ui/form'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { isEmpty, type TemplateValues } from './template-values.ts'
import { WordingFields } from './WordingFields.tsx'

const css = {
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

/** Fields for another locale than the tenant's: collapsed by default, expanded while they have an error. */
export function OtherWording({ wording }: { wording: Wording }) {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  const { control, formState } = useFormContext<TemplateValues>()
  const typed = useWatch({ control, name: `texts.${wording}` })
  const wrong = formState.errors.texts?.[wording] !== undefined
  return (
    <chakra.details
      css={css}
      open={wanted || wrong}
      onToggle={({ currentTarget }) => setWanted(currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-down" size={20} />
        {text(`wording_${wording}`)}
        {!isEmpty(typed) && <Badge status="good">{text('wording_filled')}</Badge>}
      </summary>
      <WordingFields wording={wording} required={false} />
    </chakra.details>
  )
}
