import { createListCollection, Select } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { Field, type FieldProps } from './form/Field.tsx'
import { Icon } from './icon/Icon.tsx'
import { PageOverlay } from './overlay/PageOverlay.tsx'

interface SelectOption {
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** Text that is shown while nothing is selected. */
  placeholder?: string
}

const triggerCss = {
  flex: 1,
  minW: 0,
  minH: '49px',
  px: '3.5',
  gap: '2',
  display: 'flex',
  alignItems: 'center',
  textAlign: 'start',
  outline: 'none',
}
/** The library copies this `z-index` to the element that positions the list, which must be above dialogs. */
const selectListCss = {
  zIndex: 50,
  bg: 'card',
  rounded: 'field',
  shadow: 'float',
  borderWidth: '1px',
  borderColor: 'line',
  maxH: '300px',
  overflow: 'auto',
  outline: 'none',
  w: 'var(--reference-width)',
}
const optionRowCss = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minH: '45px',
  px: '3.5',
  py: '2',
  cursor: 'pointer',
  _highlighted: { bg: 'tint2' },
}

/** Field for selecting one of a few options. The list is at most 300 pixels high, with rows of 45 (INPUT-08). */
export function SelectField({ name, options, placeholder, ...props }: SelectFieldProps) {
  const { field } = useController({ name })
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options])
  return (
    <Field name={name} {...props}>
      {({ id, ...control }) => (
        <Select.Root
          unstyled
          lazyMount
          unmountOnExit
          collection={collection}
          ids={{ trigger: id, label: `${id}-label` }}
          name={name}
          value={field.value ? [field.value] : []}
          onValueChange={({ value: [chosen] }) => field.onChange(chosen ?? '')}
          onInteractOutside={field.onBlur}
          positioning={{ sameWidth: true, gutter: 4 }}
        >
          <Select.HiddenSelect />
          <Select.Control className="control">
            <Select.Trigger css={triggerCss} ref={field.ref} {...control}>
              <Select.ValueText flex="1" {...(placeholder ? { placeholder } : {})} />
              <Icon name="chevron-down" size={20} />
            </Select.Trigger>
          </Select.Control>
          <PageOverlay>
            <Select.Positioner>
              <Select.Content css={selectListCss}>
                {options.map((option) => (
                  <Select.Item key={option.value} item={option} css={optionRowCss}>
                    <Select.ItemText>{option.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Icon name="check" size={20} />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Positioner>
          </PageOverlay>
        </Select.Root>
      )}
    </Field>
  )
}
