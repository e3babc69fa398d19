import { chakra } from '@portal/ui'
import { TextField, useFormContext } from '@portal/ui/form'
import { useText } from '../texts.ts'
import { isHexColour } from './branding-values.ts'

interface ColourFieldProps {
  name: string
  label: string
  optional?: boolean
}

const swatchCss = {
  flex: 'none',
  ml: '2',
  '& > input': { display: 'block', boxSize: '32px', p: '0', rounded: '6px', cursor: 'pointer' },
}

/** Colour field: typed as '#rrggbb', or chosen with the colour picker of the device. */
export function ColourField({ name, label, optional = false }: ColourFieldProps) {
  const text = useText()
  const { watch, setValue } = useFormContext()
  const value = String(watch(name) ?? '')
  return (
    <TextField
      name={name}
      label={label}
      optional={optional}
      input={{ autoComplete: 'off', spellCheck: false, maxLength: 7 }}
      before={
        <chakra.span css={swatchCss}>
          <input
            type="color"
            aria-label={text('colour_pick', { label })}
            value={isHexColour(value) ? value.trim() : '#ffffff'}
            onChange={(event) =>
              setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
            }
          />
        </chakra.span>
      }
    />
  )
}
