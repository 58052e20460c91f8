// Made by bench/analysis/train.ts from the comparative sentences of Jindal and Liu (2006), CC BY 4.0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const comparativesThreshold = 0.66;

export const comparativesModel = unpackModel(
  0.23,
  `
-0.78 'll
0.51 'll buy
0.4 'm glad
0.36 's batteri
0.34 's bright
0.36 's just
0.35 's lead
0.53 's price
0.31 's print
0.3 's sound
0.44 's the
1.7 've
1.42 've seen
0.38 've test
-0.48 00
0.36 1.4
0.31 1.4 ghz
0.32 100 sheet
-0.33 11
0.46 1201
-0.51 15
-0.34 16
0.62 1992
0.35 1992 coca
0.51 2 of
0.45 2.0 port
-0.3 25
0.37 2600
-1.61 3
0.49 30 gb
0.32 40
0.42 400
0.33 400 mhz
0.63 50
0.32 50 sheet
0.56 500
1.01 5440
0.38 5700
-0.55 6
-0.58 60
-0.33 64
0.48 6610
-0.62 7
0.3 717
0.41 720
0.46 720 p
-0.32 8
0.74 800
0.55 8100
0.34 8100 's
0.49 89
-0.88 9/16/2005
-0.38 9/16/2005 3
0.69 <ER ADJ
2.78 <ER ADV
2.93 <ER AUX
0.35 <ER CCONJ
-0.38 <ER DET
1.19 <ER NOUN
0.84 <ER NUM
1.55 <ER PRON
0.92 <ER PROPN
0.49 <ER SCONJ
-0.96 <ER VERB
0.42 <EST ADV
1.94 <EST AUX
1.74 <EST DET
0.69 <EST NOUN
0.46 <EST PART
0.34 <EST PRON
0.44 <EST VERB
0.53 <all ADJ
-0.42 <all ADP
0.81 <all ADV
0.42 <all AUX
0.58 <all CCONJ
1.5 <all NOUN
0.62 <all NUM
-0.55 <all PART
0.32 <all SCONJ
-1.19 <all VERB
1.27 <as ADJ
-0.47 <as ADP
0.92 <as ADV
1.37 <as AUX
0.86 <as CCONJ
1.33 <as PART
-0.88 <as PRON
-0.31 <as SCONJ
-1.83 <as VERB
0.53 <best ADV
1.35 <best AUX
2.71 <best DET
0.78 <best NOUN
0.45 <best PART
0.5 <best PRON
0.3 <best PROPN
0.48 <better ADP
2 <better ADV
2.92 <better AUX
1.93 <better DET
1.53 <better NOUN
0.51 <better NUM
0.9 <better PRON
1.34 <better VERB
0.36 <both ADJ
0.47 <both ADP
0.45 <both AUX
0.78 <both CCONJ
0.37 <both DET
1 <both NOUN
0.44 <both PRON
0.54 <both PROPN
0.42 <both VERB
0.5 <compared AUX
0.49 <compared NOUN
0.82 <compared PRON
0.39 <different ADV
0.68 <different AUX
0.35 <different DET
0.34 <different PROPN
-0.32 <instead VERB
-0.43 <least ADP
-0.33 <least NOUN
0.33 <less ADJ
0.65 <less ADP
0.5 <less AUX
0.4 <less VERB
0.48 <like ADV
0.51 <like CCONJ
0.3 <like DET
0.66 <like NOUN
1.16 <like PART
-1.12 <like PRON
1.59 <like VERB
1.06 <more ADJ
1.39 <more ADV
0.65 <more AUX
0.6 <more CCONJ
0.6 <more DET
1.08 <more NOUN
0.43 <more PART
1.22 <more PRON
0.41 <most ADJ
0.69 <most AUX
0.75 <most DET
0.33 <most NOUN
-0.41 <most PRON
0.62 <most PROPN
0.44 <only ADP
-0.5 <only ADV
0.5 <only AUX
-0.53 <only PART
0.36 <only PROPN
0.37 <only SCONJ
0.62 <other ADJ
1.01 <other ADP
0.63 <other ADV
-0.55 <other CCONJ
0.66 <other NOUN
-0.32 <other VERB
0.38 <over ADJ
0.45 <over AUX
0.4 <over NOUN
-0.39 <over PRON
0.45 <over PROPN
-0.37 <same ADJ
1.56 <same AUX
-0.45 <same CCONJ
0.96 <same DET
0.46 <same NOUN
0.5 <same NUM
0.49 <same PROPN
0.39 <same VERB
0.65 <similar ADV
0.93 <similar AUX
0.94 <similar NOUN
1.44 <than ADJ
0.61 <than ADV
0.42 <than CCONJ
0.34 <than DET
1.33 <than NOUN
0.57 <than NUM
0.6 <unlike AUX
0.62 <unlike CCONJ
0.3 <unlike DET
0.37 <unlike NOUN
0.38 <unlike PRON
0.45 <versus ADP
0.39 <versus DET
1.55 <versus NOUN
0.35 <versus NUM
0.42 <vs ADJ
0.4 <vs DET
2.55 <vs NOUN
0.4 <vs NUM
0.74 <vs PROPN
0.4 <vs VERB
0.54 <worse ADJ
0.61 <worse ADV
0.51 <worse NOUN
0.31 >ER ADJ
1.05 >ER ADP
1.02 >ER ADV
1.7 >ER CCONJ
0.62 >ER DET
1.01 >ER NOUN
0.39 >ER NUM
1.56 >ER PART
1.01 >ER PRON
0.59 >ER PROPN
0.46 >ER SCONJ
1.16 >ER VERB
0.5 >EST ADP
0.34 >EST ADV
0.63 >EST DET
0.99 >EST NOUN
1.41 >all ADJ
1.11 >all ADP
1.42 >all AUX
0.37 >all CCONJ
0.79 >all NOUN
0.82 >all NUM
0.53 >all PRON
1.19 >as ADJ
0.84 >as ADP
-0.6 >as ADV
-0.86 >as AUX
0.73 >as DET
0.43 >as NOUN
0.61 >as NUM
0.38 >as PART
0.52 >as PRON
0.74 >as PROPN
-0.4 >as VERB
1.08 >best ADJ
1.94 >best ADP
0.4 >best ADV
0.91 >best AUX
0.57 >best DET
2.29 >best NOUN
0.48 >best NUM
0.92 >best PRON
0.62 >better ADJ
0.95 >better ADP
0.56 >better ADV
0.58 >better CCONJ
0.91 >better DET
1.88 >better NOUN
0.37 >better NUM
1 >better PRON
0.51 >both ADJ
0.53 >both ADV
0.71 >both AUX
1.12 >both CCONJ
0.52 >both DET
1.25 >both NOUN
0.59 >both NUM
1.48 >both PROPN
1.48 >compared ADP
1.16 >compared DET
0.93 >compared NOUN
0.33 >compared PART
0.42 >compared PROPN
0.31 >different DET
-0.31 >instead ADP
-0.38 >instead VERB
-0.34 >least ADP
0.73 >less ADJ
0.32 >less ADV
0.59 >less CCONJ
0.44 >less DET
0.37 >less PRON
1.31 >like ADJ
-0.56 >like ADV
-0.6 >like CCONJ
2.2 >like DET
1.95 >like NOUN
0.4 >like NUM
-0.5 >like PART
0.52 >like PROPN
-0.36 >like VERB
1.17 >more ADJ
0.43 >more ADV
-0.55 >more NUM
0.77 >more PRON
0.71 >more VERB
0.49 >most ADJ
-0.32 >most AUX
-0.36 >most DET
-0.33 >only ADV
-0.44 >only AUX
-0.43 >only VERB
-0.42 >other ADP
0.58 >other AUX
0.31 >other CCONJ
0.52 >other NOUN
0.36 >other PRON
0.6 >other VERB
0.49 >over PROPN
0.73 >same ADJ
1.12 >same ADP
0.77 >same DET
0.53 >same NOUN
0.37 >similar ADJ
1.12 >similar ADP
0.47 >similar CCONJ
0.75 >similar DET
0.55 >similar NOUN
0.4 >similar PROPN
0.57 >than ADJ
0.7 >than ADP
1.51 >than DET
1.4 >than NOUN
-0.53 >than NUM
0.77 >than PRON
0.58 >than PROPN
0.84 >unlike ADJ
0.79 >unlike ADP
1.28 >unlike DET
1.27 >unlike NOUN
0.32 >unlike NUM
0.59 >unlike PRON
0.31 >versus ADJ
0.38 >versus ADP
0.52 >versus AUX
0.37 >versus DET
0.99 >versus NOUN
0.69 >versus NUM
0.52 >versus PROPN
0.71 >vs ADJ
0.61 >vs ADP
0.6 >vs DET
2.66 >vs NOUN
0.44 >vs NUM
1.76 >vs PROPN
0.38 >vs VERB
-0.61 a
0.32 a 32
-0.37 a camera
0.32 a dark
0.37 a digit
0.39 a dual
-0.84 a few
-0.33 a high
0.51 a huge
0.75 a laptop
0.49 a lot
-0.33 a month
0.34 a much
0.72 a nokia
0.47 a normal
0.38 a similar
-0.46 a veri
0.54 abil
0.51 abil to
-0.67 abl
-0.67 abl to
-2.24 about
-0.41 about the
0.31 abov
-0.46 accessori
0.37 accord
0.38 accord to
0.44 accuraci
0.48 accuraci of
0.36 achiev
0.34 achiev and
0.46 ad
-0.46 add
-0.48 advertis
0.34 aesthet
-1.95 after
-0.33 after the
-0.33 ahead
-0.47 album
1.01 all
0.56 all have
0.99 all of
0.48 all play
0.78 all three
0.32 allow you
0.33 almost everi
-0.33 along
0.42 alot
-0.67 alreadi
-0.83 also
0.75 also the
-0.37 altern
-0.54 am
1.48 amd
-0.32 amd 's
0.49 amd athlon
0.35 amd is
0.36 amd processor
0.37 american
1.28 among
0.88 among the
-0.51 an
1.07 an excel
-1.19 and
0.31 and accuraci
0.79 and amd
0.69 and can
0.82 and doe
0.39 and even
-0.51 and have
1.87 and i
0.31 and in
-0.59 and it
0.36 and mayb
1.05 and not
0.44 and notic
0.31 and overclock
0.35 and pop
0.48 and price
-0.37 and that
0.69 and the
0.35 and you
-0.34 angl
0.47 ani better
-0.32 ani of
-0.57 annoy
0.31 anoth problem
-0.42 answer
0.34 anyway
-0.32 apex
-0.34 app
-0.53 appl
0.4 architectur
1.09 are
0.35 are actual
0.48 are not
0.44 are now
0.68 are still
0.47 are superior
0.53 are the
0.34 area in
0.36 area where
-0.68 around
0.47 arsenal
0.33 arsenal are
-0.61 articl
-0.36 articl on
-0.32 as
0.35 as a
0.53 as fast
0.52 as good
0.3 as sharp
0.71 as the
0.31 as they
-0.93 as well
-2.11 at
0.35 at 40
-0.36 at all
0.34 at it
-0.61 at least
-1 at the
0.34 at this
0.57 athlon
0.45 athlon is
-0.67 audio
-0.36 auto
-0.44 automat
-0.52 avail
0.43 averag
-0.32 awesom
0.57 babi
-0.35 back
0.34 bad but
-0.45 base on
-0.38 basic
-0.32 batteri
0.7 batteri life
0.34 batteri pop
0.32 battl
0.31 bay
0.38 be
0.56 be a
0.39 be easier
0.63 be the
0.31 be use
1.09 becaus
0.6 becaus it
0.31 becaus of
0.43 becaus the
0.37 been much
-0.63 befor
0.57 behavior
-0.45 below
3.23 best
0.38 best 4
0.39 best in
0.36 best of
0.39 best phone
0.31 bet
3.16 better
0.35 better and
0.71 better than
1.5 between
0.55 between a
0.81 between the
0.4 big differ
0.67 bigger
-0.41 boost
1.85 both
0.37 both coke
0.39 both have
0.45 both intel
0.56 bottom
0.52 bottom line
-0.51 bought
0.42 bought 2
-0.35 bought this
0.6 box
-0.35 brand
0.39 brick
0.43 brick and
0.35 bright enough
1.26 but
0.4 but is
0.55 but it
-0.88 but the
-1.17 button
-0.94 buy
-0.55 buy a
-0.34 buy the
0.4 buyer
0.38 by a
0.42 by the
0.33 ca
0.52 ca n't
0.32 cach
-0.61 call
3.7 camera
0.82 camera 3
0.96 camera and
0.51 camera do
1.2 camera i
0.41 camera set
0.45 camera that
0.4 camera to
0.32 can buy
-0.33 can not
0.45 can say
0.47 can see
-0.87 can t
2.52 canon
1.03 canon g3
0.34 canon sd500
0.41 capabl
-0.35 car
-0.61 card
0.51 card memori
-0.35 care
-0.41 carri
1.07 cartridg
1.47 catch
0.31 caus by
-0.38 cd
0.51 cd player
-0.48 cds
0.39 central
0.37 central midfield
-0.35 chang
2.25 cheaper
0.35 cheaper in
-0.33 check
0.74 chelsea
0.39 chelsea are
1.01 chip
0.31 chip are
1.7 choic
0.48 choos
0.45 choos the
1.37 chose
1.48 chose the
0.36 christma present
0.45 clean
1.31 clear
0.86 clear win
-0.32 clock
0.46 close
0.36 close i
0.48 close in
1.79 coke
0.91 coke clear
0.37 coke has
0.53 coke win
-0.46 collect
0.42 come to
0.54 commerci
-0.55 compani
0.33 compaq
3.87 compar
0.31 compar this
1.85 compar to
0.38 compar with
-0.38 compet
-0.69 competit
-0.94 comput
-0.69 connect
-0.66 control
0.54 core
0.33 core design
0.72 cost
-0.49 could
0.31 could n't
-0.64 cpu
-0.47 creat
-0.85 custom
-0.36 custom servic
0.38 czech
0.38 czech republ
0.31 dah-1500i doe
0.59 data storag
-0.67 day
0.55 ddr
-0.53 deal
-0.35 design
0.47 deskjet
0.56 deskjet 5440
0.43 despit
-0.31 develop
-0.36 did
0.33 diet
0.38 diet coke
2.71 differ
1.15 differ between
2.65 digit
2.96 digit camera
-0.48 direct
0.4 disappoint
0.42 disappoint with
0.38 disc and
-0.5 disk
-0.42 display
0.3 dissapoint
-1.18 do
-0.46 do not
-0.32 dock
0.98 doe n't
-0.51 domin
-0.41 done
0.31 doubt
2.14 down
-0.55 download
0.31 drastic
0.85 drink
-0.5 driver
-0.68 drop
-0.33 due to
0.44 duron is
0.44 dv4000
-0.58 dvd
-0.3 dvd 's
0.34 dvd r
-0.32 each
0.35 each of
0.39 ear
-0.58 earbud
0.39 earn a
-0.82 easi
1.53 easier
0.9 easier to
-0.32 eax
0.4 ebay
-0.64 either
0.48 electron
0.46 elimin
-0.46 els
0.36 encount
-0.97 end
0.98 engin
-1 enough
-0.32 entir
0.38 equal
0.43 equip
0.4 equival
-0.59 etc
1.28 even
0.32 even when
0.62 even wors
0.89 ever
0.44 everi
0.38 everi way
-0.39 ex-z750
0.32 exceed
0.34 exceed the
0.43 excel
0.94 excel choic
0.5 expect
0.54 expens
-0.38 experi
0.47 extra
-0.42 extrem
0.3 f 717
-0.44 f10
0.51 fact
0.59 far
0.35 far more
0.52 far superior
0.44 fast
0.31 faster and
0.57 fastest
0.65 feel
0.38 fianc
-0.3 field
-1.55 file
-0.36 fill
-0.93 find
0.33 fine in
0.3 finepix z1
0.43 finest
1.22 first
1.51 first digit
0.35 first of
0.37 flash card
-0.5 flaw
0.38 flip
0.34 flip phone
-0.82 focus
-0.4 folder
0.31 footbal by
-1.73 for
1.52 for a
0.74 for all
0.42 for both
0.31 for near
-0.54 for the
-0.45 for those
0.42 for veri
-0.32 for you
0.33 former
0.38 former soviet
-0.56 from the
-0.5 full
0.46 function
0.31 furthermor
0.45 futur
0.33 futur and
1.44 g2
0.88 g2 and
1.79 g3
0.55 g3 becaus
0.41 g3 is
-0.31 gave
0.41 gb ipod
0.33 general purpos
0.4 generat
0.35 get to
0.78 ghz
0.43 ghz pentium
-0.49 give
0.33 glad
0.4 glad i
0.6 go
0.83 go to
0.9 go with
0.4 goal
0.63 good as
0.58 good choic
0.46 googl
-1.12 got
-0.35 gotten
-0.34 great
0.54 great camera
0.76 great pictur
0.34 great player
0.45 greater
0.47 h1
1.44 h2
0.55 h2 's
0.68 h3
-0.98 had
-0.61 had to
1.65 hand
1.96 hand down
-0.3 happen
-0.46 happi
-0.47 hard
-0.35 hard to
-0.33 hardwar
-0.36 has
0.55 has been
0.68 has the
0.34 have
0.49 have a
0.35 have ever
-0.38 have n't
0.37 have no
0.31 have own
0.58 have the
-0.95 have to
-0.49 headphon
0.34 held the
0.38 henri
0.4 here
-0.31 high end
0.77 high recommend
-0.42 high speed
-0.38 hit
-0.34 hold
-0.55 hour
-0.45 howev
0.4 huge differ
0.59 hummer
-1.42 i
0.35 i 'll
1.27 i 've
0.35 i believ
1.31 i chose
0.34 i compar
-0.4 i could
-0.31 i did
0.39 i get
0.84 i high
-0.38 i like
-0.46 i love
0.45 i make
0.45 i never
0.48 i pod
-0.48 i purchas
0.74 i should
0.4 i start
0.69 i think
-0.51 i will
-0.47 i would
0.8 ident
0.38 ident to
-0.37 idi
-0.31 idi tag
-1.52 if
-0.32 if i
-0.39 if it
0.53 imag
0.3 imag from
0.33 immedi
-0.58 import
0.53 impress
1 improv
0.5 improv on
0.36 in
0.55 in 1992
-0.38 in addit
0.38 in central
0.36 in everi
0.51 in fact
0.8 in it
0.86 in my
0.39 in on
0.39 in recent
0.37 in saudi
0.36 in term
0.58 in this
0.31 inch
-1.94 includ
-0.4 increas
0.3 infinit
-0.65 inform
0.85 ink
1.55 inkjet
0.51 inkjet we
-0.56 instead
-0.45 instruct
0.37 intel
-0.37 intel 's
0.39 intel is
0.31 intel p4
0.4 intel processor
-0.33 interest
0.34 interfac
-1.12 into
-0.58 into the
4.11 ipod
0.43 ipod 's
1.1 is
-0.7 is a
0.48 is also
0.31 is as
0.47 is equal
0.3 is infinit
0.38 is it
1.16 is my
0.34 is n't
-0.39 is no
0.74 is not
0.32 is often
0.41 is pretti
0.47 is probabl
0.44 is similar
0.31 is standard
0.97 is still
0.56 is superior
2.13 is the
0.58 is true
-0.32 is use
-0.33 is veri
-0.33 is what
-0.61 issu
2.14 it 's
-0.35 it a
0.47 it can
0.66 it come
-0.47 it has
-0.36 it in
0.68 it is
0.47 it on
-0.33 it out
0.66 it predecessor
0.43 it print
-0.32 it seem
-0.32 it was
0.36 item that
-0.31 itself
-0.45 iv
0.3 jazz
-0.42 job
0.37 jump
0.32 jump from
-1.27 just
0.37 just as
0.33 just becaus
0.48 just how
0.58 k6-2
0.67 k6-i
0.31 keep in
0.6 keep it
-0.3 key
-0.65 know
-0.38 known
-0.3 lack
0.62 laptop
0.38 larger
0.77 last
0.51 last digit
0.3 later when
-0.44 lcd
1.7 lead
0.81 lead in
0.81 leader
0.65 leader in
-0.58 least
-0.56 len
-2.47 length:0
-2.23 length:1
-2.42 length:2
-1.06 length:3
0.82 length:5
0.89 less
0.31 less expens
-0.41 let
0.38 letter
-0.54 level
0.43 life
-0.64 light
0.37 lighter
1.04 like
0.38 like a
0.34 like it
0.57 like other
1.6 like the
-0.47 like to
-0.42 listen
0.33 lit
0.34 lit room
-0.43 live
-0.5 load
-0.39 local
0.32 long period
0.3 long to
1.6 look
0.34 look like
0.47 lot
0.39 lot of
-0.99 love
-0.73 low
-0.41 lower
0.34 lyon
-0.6 main
-0.8 make
0.32 make the
0.43 make this
-0.35 man u
0.44 man utd
0.45 manchest unit
-0.43 mani
0.38 mani peopl
-0.41 manual
0.32 manual control
0.36 manufactur
-0.32 market
0.39 market in
0.43 match
0.41 matter
-0.66 mb
0.67 me but
0.46 mean that
-0.39 media
0.43 medium
0.35 mega
0.41 megapixel
-0.49 memori card
-0.36 messag
0.38 midfield
0.31 midfield and
0.37 midsiz
0.34 mini
-0.33 minor
-1.4 mode
2.03 model
0.43 model 's
0.52 model for
0.79 model is
0.39 modul
-0.81 month
1.42 more
0.44 more expens
-0.38 most peopl
-0.55 move
-0.7 movi
0.39 mp
-0.71 mpi
1.34 much
0.31 much better
0.37 much easier
-0.43 music
0.5 music is
-0.31 must
0.79 my
1.56 my first
0.32 my older
0.38 my previous
-0.37 myself
0.33 n't be
0.71 n't have
0.88 n't take
-4.33 names:0
-2.91 names:1
-0.97 names:2
0.63 names:3
-0.3 natur
0.6 near
-0.65 need
0.45 needless
0.45 needless to
0.37 neither
0.54 never will
-0.62 new
0.31 new pentium
-0.82 next
0.38 nikon
0.32 nikon 4y00
-0.47 no
0.6 no one
1.15 nokia
0.71 nokia 6610
0.6 nomad
0.3 nomad is
0.51 nomad zen
-0.41 not
0.67 not as
0.42 not compar
0.69 not look
-0.34 not onli
0.34 not out
0.44 not the
0.47 not to
0.32 notebook
0.65 notic a
-0.7 now
-0.34 now i
0.3 nowher
-0.56 nt
-3.99 numbers:0
-2.7 numbers:1
-0.86 numbers:2
0.8 nx
-0.87 of
0.35 of it
0.74 of my
0.37 of ram
0.66 of the
0.99 of them
0.35 of this
0.46 of which
-0.38 off
0.82 offer
-0.47 offic
0.53 offici
0.65 old
0.71 olympus
-0.88 on
-0.36 on a
-0.35 on it
0.3 on pepsi
0.33 on plain
0.44 on that
-0.97 on the
-0.44 on this
0.5 on top
-0.76 onc
-1.32 one
1.11 one of
0.31 one the
-0.52 onli
0.46 onlin
-0.52 open
0.46 opera
0.31 opinion
-0.81 option
-0.93 or
0.56 or even
0.33 or toshiba
0.99 other
0.35 other camera
0.54 other review
-0.34 our
0.75 out of
0.85 output
0.39 output tray
0.46 outsid
0.48 outsid the
0.51 overal
0.33 p display
0.6 page
0.46 page per
1.18 paper
0.33 par
0.31 pass
0.3 pentium
-0.45 pentium iv
1.12 peopl
0.51 peopl do
0.46 peopl think
2.17 pepsi
0.37 pepsi 's
0.41 pepsi are
-0.43 pepsi in
0.38 pepsi vs
0.35 per
0.41 per minut
1.44 perform
0.52 perform and
-0.33 person
1.01 phone
0.69 phone and
0.37 phone i
0.37 phone is
0.59 photo
0.41 photograph
-0.33 pick
0.54 pictur
0.47 pixel
0.62 plain
0.65 plain paper
-0.54 plan
-0.56 play
0.33 play almost
-0.4 playback
-1.14 player
-0.43 player and
-0.35 player for
-0.35 playlist
-1.32 pm
0.46 pod
0.32 poland
-0.4 poor
0.38 pop
0.36 pop music
0.33 popular
0.33 popular and
0.42 port
-0.6 possibl
0.51 post
0.36 post a
0.86 powershot
0.6 powershot g3
0.38 ppm
0.69 predecessor
-0.38 prefer
0.63 present
0.42 present and
0.98 previous
0.31 previous generat
3.07 price
0.74 price of
0.69 price rang
1.18 print
0.38 printer
0.33 printer we
-2.13 problem
-0.45 problem with
-1.67 processor
0.35 produc
-1.5 product
0.33 product we
-0.48 purchas
-0.61 put
0.78 qualiti
-0.33 qualiti and
0.34 qualiti is
0.48 qualiti of
-0.55 quick
0.44 quit
0.45 quit the
0.34 r
0.34 rambus
-0.39 rather
-0.36 rather than
0.4 rdram
-0.45 read
-0.76 realli
0.38 rear
0.55 recent
0.39 recent year
0.3 reclaim the
0.72 recommend a
-0.39 record
-0.45 relat
0.56 rememb
0.51 remors
-0.4 remot
-0.42 remov
0.31 replac
0.38 republ
0.39 reput
0.54 resembl
0.34 retail
-0.84 return
-0.64 review
0.46 right out
-0.47 rip
0.7 robust
-0.31 rock
0.33 room and
0.31 rptvs
0.51 rule:-er than
0.95 rule:as
0.37 rule:beats
1.15 rule:compared to
1.02 rule:similar to
2.41 rule:superior
0.53 rule:than
2.87 rule:the best
0.49 rule:the most
0.46 rule:the only
1.59 rule:unlike
1.57 rule:versus
3.27 rule:vs
0.37 run
-0.51 s
-0.36 sale
0.92 same
0.35 samsung
0.31 save money
0.59 say
0.36 say the
-0.33 scene
0.75 score
0.48 score of
0.32 scrap
-0.78 screen
0.56 sd500
0.48 search
0.34 search engin
-0.46 second
-0.32 see
0.31 see man
0.42 seem
0.87 seem to
1.25 seen
0.33 seen in
-0.3 send
-0.34 serious
-0.65 servic
-0.95 set
-0.34 set of
-0.41 shot
0.85 should
0.45 should go
0.4 shuffl
0.34 sibl
0.34 sign
-0.35 signal
1.39 similar
0.99 similar to
-0.4 site
-0.4 situat
0.51 size
0.34 size and
0.85 slight
0.33 slight differ
0.57 slr
0.37 smaller
-1.23 so
-0.64 so i
0.31 so much
0.54 so so
0.87 soft
0.93 soft drink
-0.81 softwar
1.14 solid
0.72 solid perform
-1.44 song
0.83 soni
-0.34 soon
1.24 sound
0.85 sound qualiti
0.55 soviet
0.55 soviet union
-0.32 space
0.54 spectacular
0.56 stabil
0.31 standard on
-0.35 start
1.14 still
0.72 still the
0.37 still to
-0.41 stock
-0.78 stop
0.39 storag
0.64 storag with
-0.79 store
0.42 strong
0.65 style
0.74 subsequ
-0.38 success
-0.35 suck
2.41 superior
0.54 superior in
-1.4 support
0.53 sure
0.31 sure the
0.31 sure you
-0.31 switch
-0.34 sync
-1.36 t
0.41 t610
0.42 t610 has
-0.65 tag
-0.44 take
0.77 take great
-0.58 taken
-0.33 technolog
0.32 tell
0.51 tell you
0.36 term of
0.95 test
0.62 text
1.45 than
0.41 than an
1.03 than the
-0.4 that 's
0.35 that all
0.43 that amd
0.33 that can
0.4 that coke
-0.34 that come
0.31 that it
0.35 that matter
0.66 that of
-0.41 that they
0.32 that work
1.24 the
0.47 the 1201
0.3 the 2
0.65 the 40
0.45 the 5440
0.45 the 8100
0.62 the abil
1.29 the amd
-0.77 the batteri
2.87 the best
0.57 the box
0.42 the call
-1.39 the camera
2.48 the canon
-0.44 the case
1.52 the catch
-0.33 the compani
0.38 the czech
0.33 the dah-1500i
0.54 the dv4000
-0.47 the dvd
-0.34 the f10
0.49 the featur
1.01 the few
0.43 the finest
0.5 the first
0.35 the former
0.44 the futur
0.42 the g2
0.42 the g3
0.42 the h1
0.91 the h2
0.68 the h3
-0.3 the high
-0.73 the includ
0.44 the intel
0.32 the ip4200
2.58 the ipod
0.34 the k6-2
0.32 the k6-i
0.3 the kds-r60xbr1
0.31 the l2000
0.68 the last
0.62 the lead
-0.59 the len
0.34 the m7500
-0.32 the menu
0.49 the most
-0.38 the next
0.48 the nikon
0.5 the nomad
0.32 the old
0.46 the onli
0.7 the output
-1.05 the player
0.62 the powershot
0.74 the price
-0.37 the problem
-0.3 the product
0.39 the rear
1.03 the same
-0.61 the screen
0.52 the search
0.3 the shuffl
-0.35 the song
0.7 the soni
-0.4 the time
0.73 the two
0.42 the u.
-0.31 the unit
-0.53 the way
0.73 the z750
0.68 the zen
0.33 their commerci
0.55 their pass
0.67 them
0.96 then the
-1.07 there
-0.39 there is
-0.6 they
0.83 they all
0.38 they are
-1.26 thing
0.76 think
0.5 think that
0.34 think this
-0.44 third
0.74 this
0.49 this babi
0.67 this battl
1.66 this is
0.56 this littl
0.65 this model
0.35 this phone
-0.49 this player
-0.39 this product
-0.33 this year
-0.91 those
-0.33 those who
-0.33 though the
1.18 three
0.5 three laptop
0.4 three unit
-0.41 through
-1.4 time
0.38 tini
0.39 tire
-1.1 to
0.31 to and
0.36 to anyon
1.01 to be
-0.54 to buy
0.37 to choos
-0.63 to get
-0.45 to it
-0.53 to make
0.36 to mobil
0.31 to offer
0.47 to other
0.32 to say
0.45 to select
-0.32 to take
0.66 to tell
1.01 to the
0.33 to this
0.48 to tweak
0.69 to use
-0.47 today
0.42 told
0.56 told me
-1.27 too
-0.37 took
0.76 top
-0.57 track
-1.1 transfer
0.36 travel
-0.3 tri
0.32 true
-0.73 turn
0.63 tweak
0.62 twice
0.35 twice as
0.41 twice the
-0.52 type
0.65 u.
0.31 understand
0.55 union
1.09 unit
0.52 unit have
0.31 unit will
1.57 unlik
0.49 unlik my
0.63 unlik the
0.36 unlock
-0.33 until
-1.67 up
-0.35 up the
-0.65 updat
0.71 upgrad
0.31 urban
-1.21 use
-0.76 use the
-0.3 use to
0.48 utd
-0.34 v2000z
0.68 valu
0.31 various
-1.76 veri
0.41 veri good
0.38 veri high
0.38 veri similar
-0.76 version
-0.38 version of
1.57 versus
-0.85 via
-1.49 video
-0.34 viewfind
-0.33 visibl
-0.51 volum
3.36 vs
0.51 vs celeron
-0.45 wait
-0.36 want a
0.43 want it
0.41 want manual
-0.37 war
-0.32 warranti
-1.47 was
0.39 was my
-0.45 was n't
0.36 was noth
-0.36 was the
0.33 watch for
-0.79 we
0.75 we 've
0.4 we get
0.39 we test
-0.47 week
-1 well
-0.7 well as
0.35 well lit
0.33 well with
-0.38 were
-1.76 what
-0.38 what i
-0.3 what is
-0.37 what you
0.97 wherea
1.45 whi
-0.72 which
-0.33 which is
0.59 while
0.39 while play
0.67 while the
-0.39 white
-0.41 who
-0.7 will
-0.43 will be
0.7 will keep
2.82 win
0.69 win hand
0.91 win here
0.51 win this
-0.45 window
0.34 winner
-0.33 wish
-0.31 with
0.5 with a
-0.41 with all
-0.31 with an
0.34 with cyrix
0.3 with most
-0.61 with my
1.09 with the
0.57 with them
-0.36 without
-0.59 wo
-0.62 wo n't
0.53 won
-0.46 wonder
-0.88 work
0.35 work right
-0.31 world
0.54 wors
-0.57 would
0.63 would have
0.32 wright
0.41 wright s
-0.82 x
0.36 xbox
0.38 xbox y60
-0.55 xp
0.33 xp 2000
1.56 xtra
0.44 xtra is
0.4 y60
-0.43 year
-0.33 yes
-2.88 you
-0.76 you 'll
-1.08 you can
0.47 you compar
0.41 you get
-0.94 you have
-0.35 you need
0.31 you to
0.89 you will
-1.16 your
0.3 z1
0.73 z750
1.67 zen
0.52 zen nx
1.65 zen xtra
-0.48 zoom
3.42 ~ER
0.61 ~ER 's
0.37 ~ER 6
0.47 ~ER a
0.46 ~ER an
1.06 ~ER and
-0.41 ~ER at
0.61 ~ER be
0.46 ~ER becaus
0.43 ~ER been
0.34 ~ER bit
1.04 ~ER but
0.37 ~ER cheaper
0.42 ~ER everi
0.38 ~ER for
0.58 ~ER have
0.91 ~ER in
0.37 ~ER inch
0.38 ~ER ipod
1.72 ~ER is
1.29 ~ER it
0.65 ~ER just
0.33 ~ER more
1.09 ~ER much
0.32 ~ER my
0.31 ~ER panason
0.34 ~ER seem
0.31 ~ER than
0.48 ~ER they
1.14 ~ER to
0.42 ~ER was
0.62 ~ER way
0.34 ~ER which
0.3 ~ER would
1.42 ~EST
0.34 ~EST a
0.3 ~EST ever
0.59 ~EST in
1.26 ~EST is
0.58 ~EST it
0.32 ~EST not
0.34 ~EST peopl
0.38 ~EST player
1.6 ~EST the
0.36 ~EST to
0.39 ~EST with
1.01 ~all
0.72 ~all and
0.31 ~all are
0.46 ~all disc
1.02 ~all for
0.64 ~all great
1.26 ~all have
0.34 ~all i
0.31 ~all is
-0.59 ~all it
0.35 ~all now
0.96 ~all of
0.56 ~all on
0.46 ~all phone
0.41 ~all play
0.47 ~all sound
0.55 ~all them
0.74 ~all they
0.78 ~all three
-0.39 ~all to
0.66 ~all unit
-0.32 ~as
0.43 ~as 's
0.51 ~as a
0.4 ~as are
0.85 ~as as
0.31 ~as be
0.8 ~as but
-0.31 ~as can
0.35 ~as expect
0.46 ~as fast
-0.44 ~as for
0.42 ~as good
0.39 ~as intel
0.52 ~as ipod
0.45 ~as is
0.51 ~as n't
0.98 ~as not
-0.64 ~as of
-0.34 ~as on
0.35 ~as portabl
0.35 ~as processor
0.58 ~as same
0.3 ~as sharp
0.37 ~as them
0.41 ~as they
0.33 ~as to
0.35 ~as twice
0.39 ~as unit
-0.31 ~as use
-0.98 ~as well
3.23 ~best
0.42 ~best 4
0.3 ~best ani
0.32 ~best camera
0.4 ~best can
0.34 ~best digit
0.31 ~best free
0.33 ~best have
0.48 ~best i
0.63 ~best in
0.69 ~best is
0.33 ~best it
0.35 ~best mp
0.37 ~best of
0.42 ~best phone
0.58 ~best player
0.32 ~best qualiti
0.41 ~best sound
2.75 ~best the
0.33 ~best there
0.38 ~best this
3.16 ~better
0.73 ~better a
0.67 ~better and
0.53 ~better ani
0.5 ~better are
0.33 ~better but
0.62 ~better i
0.43 ~better in
1.06 ~better is
0.66 ~better it
0.41 ~better much
0.52 ~better perform
0.43 ~better phone
0.98 ~better than
1.3 ~better the
0.4 ~better then
0.9 ~better this
0.34 ~better was
1.85 ~both
0.58 ~both a
0.56 ~both amd
1.65 ~both and
0.6 ~both coke
0.36 ~both for
0.7 ~both have
0.79 ~both intel
0.42 ~both is
0.73 ~both pepsi
1.49 ~compared
0.46 ~compared i
0.33 ~compared ipod
0.31 ~compared is
0.41 ~compared it
0.33 ~compared other
0.65 ~compared the
0.49 ~compared this
1.66 ~compared to
0.45 ~different
0.52 ~different a
0.3 ~different has
-0.36 ~different of
0.33 ~different slight
-0.56 ~instead
-0.58 ~least
-0.64 ~least at
0.89 ~less
0.31 ~less expens
0.31 ~less for
0.35 ~less i
0.51 ~less in
0.31 ~less than
0.74 ~less the
1.35 ~like
0.57 ~like 's
0.49 ~like a
0.32 ~like did
-0.37 ~like do
0.36 ~like feel
-0.4 ~like for
-1.09 ~like i
0.44 ~like is
0.6 ~like look
0.52 ~like not
0.69 ~like other
0.57 ~like phone
0.35 ~like power
1.64 ~like the
0.39 ~like which
0.41 ~like work
-0.4 ~like would
-0.45 ~like you
1.42 ~more
0.4 ~more 's
0.62 ~more a
0.34 ~more and
0.46 ~more but
0.44 ~more expens
0.32 ~more far
0.32 ~more flash
0.31 ~more give
0.31 ~more in
0.49 ~more it
0.32 ~more littl
-0.39 ~more one
0.42 ~more review
0.39 ~more spend
0.31 ~more will
0.58 ~more you
0.41 ~most has
0.31 ~most inkjet
0.45 ~most t610
0.58 ~most the
-0.52 ~only
0.32 ~only go
-0.33 ~only i
0.31 ~only in
-0.42 ~only it
-0.34 ~only not
0.53 ~other
0.46 ~other a
0.66 ~other camera
0.43 ~other i
0.31 ~other instal
0.31 ~other just
0.52 ~other like
0.38 ~other of
0.31 ~other point
0.55 ~other review
0.35 ~other rptvs
0.43 ~other some
-0.36 ~other the
0.52 ~other to
0.56 ~over amd
0.41 ~over has
0.46 ~over intel
0.49 ~over ipod
0.37 ~over is
0.36 ~over out
0.32 ~over win
0.92 ~same
0.58 ~same as
0.46 ~same is
1.03 ~same the
0.3 ~same three
-0.32 ~same time
1.02 ~similar
0.47 ~similar function
0.6 ~similar is
0.67 ~similar the
0.97 ~similar to
0.38 ~similar veri
1.45 ~than
0.51 ~than 's
0.39 ~than an
0.31 ~than and
0.98 ~than better
-0.32 ~than faster
0.45 ~than i
0.96 ~than ipod
0.31 ~than less
0.39 ~than on
-0.33 ~than one
-0.36 ~than rather
1.47 ~than the
1.59 ~unlike
0.31 ~unlike 5940
0.51 ~unlike for
0.31 ~unlike ipod
0.62 ~unlike is
0.38 ~unlike it
0.49 ~unlike my
0.41 ~unlike previous
1.3 ~unlike the
1.57 ~versus
0.6 ~versus ipod
0.54 ~versus of
0.52 ~versus the
0.48 ~versus zen
3.36 ~vs
0.49 ~vs a
0.51 ~vs celeron
0.53 ~vs coke
0.35 ~vs cola
0.3 ~vs ipod
0.33 ~vs it
-0.31 ~vs on
0.69 ~vs pepsi
0.54 ~worse
0.62 ~worse even
`,
);
