import { controlCss, inputCss } from '../form/control-styles.ts'
import { Icon } from '../icon/Icon.tsx'
import { chakra } from '../system/styled.tsx'

interface SearchFieldProps {
  /** Label of the field, such as "Zoek werkgever of inkomen" (search for an employer or income). */
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <chakra.div role="search" _print={{ display: 'none' }}>
      <chakra.div css={controlCss} pl="3.5">
        <Icon name="search" />
        <chakra.input
          css={inputCss}
          pl="0px"
          type="search"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </chakra.div>
    </chakra.div>
  )
}
