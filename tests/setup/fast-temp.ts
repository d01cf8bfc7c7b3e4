import { preferMemoryForTemp } from '../support/fast-temp';

export default preferMemoryForTemp;
