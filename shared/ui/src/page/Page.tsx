import { chakra, type StyledProps } from '../system/styled.tsx'

/** Content of a screen, with its blocks below each other. */
export function Page(props: StyledProps<'div'>) {
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '6' }} gridTemplateColumns="minmax(0,1fr)" {...props} />
  )
}
