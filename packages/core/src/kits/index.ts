export {
  type Amendment,
  type Author,
  authorFor,
  type Condition,
  type Layer,
  layers,
  type Operation,
  type Ruling,
  type Wrapper,
} from './amendment.js';
export { houseFormat, houseRule } from './house-rule.js';
export type { ChoiceIn, MovesUnder, SideIn, StepIn, TypedSelection } from './moves.js';
export {
  type AnyTypes,
  defineVariant,
  type Variant,
  type VariantKit,
  type VariantTypes,
  type VariantWorld,
  variantKit,
} from './variant.js';
