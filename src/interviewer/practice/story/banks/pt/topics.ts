import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";

export const topics: BankHearing["topics"] = [
  [
    "childcare",
    anyOf("crian[cç]as?|filh[oa]s?|beb[eê]s?|creches?|pais e filhos|maternidade|paternidade|bab[aá]s?"),
  ],
  [
    "health",
    anyOf(
      "sa[uú]de|dormir|sono|ins[oô]nia|m[eé]dic[oa]s?|rem[eé]dios?|medica\\p{L}*|dor(?:es)?|diabetes|asma|doen[cç]as?|terapia|hospita(?:l|is)|dietas?|gravidez|alergias?|depress[aã]o|dentista|fumar|peso|enxaqueca",
    ),
  ],
  [
    "money",
    anyOf(
      "dinheiro|poup\\p{L}*|economizar|or[cç]amento|bancos?|d[ií]vidas?|empr[eé]stimos?|invest\\p{L}*|seguros?|impostos?|aposentadoria|sal[aá]rios?|aluguel|finan[cç]as|gastos|contas",
    ),
  ],
  [
    "sport",
    anyOf(
      "esportes?|desporto|correr|corrida|academias?|yoga|ioga|trein\\p{L}*|futebol|t[eê]nis|nata[cç][aã]o|nadar|ciclismo|escalada|maratona|caminhada|dan[cç]a\\p{L}*|xadrez",
    ),
  ],
  [
    "food",
    anyOf(
      "comidas?|comer|cozinh\\p{L}*|receitas?|restaurantes?|supermercados?|caf[eé](?: da manh[aã])?|almo[cç]os?|jantar(?:es)?|ch[aá]|vinho|p[aã]o|vegan\\p{L}*|alimenta[cç][aã]o|refei[cç][oõ]es",
    ),
  ],
  [
    "travel",
    anyOf(
      "viag\\p{L}*|viajar|f[eé]rias|voos?|hot[eé]is|hotel|aeroportos?|trem|trens|comboios?|[oô]nibus|metr[oôó]|transporte|turismo|acampar|carros?|dirigir|estacionar",
    ),
  ],
  [
    "learning",
    anyOf(
      "aprend\\p{L}*|estud\\p{L}*|escolas?|faculdade|universidade|cursos?|aulas?|provas?|exames?|idiomas?|l[ií]nguas?|leitura|piano|viol[aã]o|programar",
    ),
  ],
  [
    "work",
    anyOf(
      "trabalh\\p{L}*|home office|teletrabalho|escrit[oó]rios?|reuni[aã]o|reuni[oõ]es|chefes?|empregos?|equipes?|colegas?|contrata[cç][aã]o|e-mails?",
    ),
  ],
  [
    "household",
    anyOf(
      "casa|lar|limpeza|limpar|roupa suja|jardim|jardinagem|reciclagem|mudan[cç]as?|m[oó]veis|consertos?|plantas|lixo",
    ),
  ],
  [
    "media",
    anyOf(
      "not[ií]cias?|jorna(?:l|is)|s[eé]ries?|filmes?|podcasts?|m[uú]sicas?|r[aá]dio|televis[aã]o|livros?|redes sociais|videogames?|jogos?|v[ií]deos?|streaming|fotografia",
    ),
  ],
  [
    "relation",
    anyOf(
      "amig[oa]s?|amizade|namor\\p{L}*|fam[ií]lia|vizinh[oa]s?|casamento|irm[aã]os?|av[oóô]s?|animais|cachorros?|gatos?",
    ),
  ],
  [
    "event",
    anyOf(
      "festas?|anivers[aá]rios?|shows?|concertos?|festiva(?:l|is)|natal|feiras?|congressos?|enterros?|elei[cç][oõ]es|carnaval",
    ),
  ],
  [
    "service",
    anyOf(
      "servi[cç]os?|atendimento|biblioteca|correios?|prefeitura|sal[aã]o|lojas?|museus?|parques?|cl[ií]nicas?",
    ),
  ],
  [
    "product",
    anyOf(
      "aplicativos?|apps?|celular(?:es)?|telefones?|computador(?:es)?|software|programas?|sites?|ferramentas?|produtos?|m[aá]quinas?|rel[oó]gios?|c[aâ]meras?|sapatos?|roupas?|[oó]culos",
    ),
  ],
  [
    "abstract",
    anyOf(
      "felicidade|medo|solid[aã]o|estresse|confian[cç]a|liberdade|tempo|morte|amor|f[eé]|religi[aã]o|esperan[cç]a|identidade|privacidade|clima",
    ),
  ],
  [
    "activity",
    anyOf("\\p{L}{2,}(?:ar|er|ir)|tric[oô]|pintura|voluntariado|pesca|artesanato|passatempos?|hobby"),
  ],
];
