/**
 * Findings that axe leaves undecided, by rule and reason, with the result of a manual review (trust D1). Any other
 * undecided finding fails a test.
 */
export const reviewedFindings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'color-contrast': {
    bgOverlap:
      'text over a drawing, or beside a drawer: both colours are tokens, which hold 4.5:1 for any tenant (D7)',
    elmPartiallyObscured: 'text that a drawer or the header covers in part while the page stands behind it',
    elmPartiallyObscuring: 'text of a layer above the page, on a ground of its own from the tokens',
    imgNode: 'text on a card in front of a drawing or a photo; the card has a ground from the tokens',
    pseudoContent: 'the number on a step, on a ground that is drawn as pseudo-element from the tokens',
    shortTextContent: 'a counter of one digit; its ground and colour are tokens',
    emptyValue: 'a field with nothing in it, behind an open layer: there is no text to read',
    nonBmp:
      'an arrow between old and new, hidden from assistive technology, in the colour of the text around it',
  },
  'aria-hidden-focus': {
    'Check that focusable elements are not tabbable in the current state':
      'the page behind an open layer: focus stays inside the layer (D2, layout.spec)',
  },
  'th-has-data-cells': {
    'Table data cells are missing or empty':
      'a schedule of hundreds of months draws the rows in view and says how many there are (aria-rowcount)',
  },
  'aria-valid-attr-value': {
    controlsWithinPopup: 'a closed list box is not in the document; the button names it only once it is open',
  },
}
